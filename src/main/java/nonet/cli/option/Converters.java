package nonet.cli.option;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.IllformedLocaleException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import nonet.codec.api.Codec;
import nonet.service.search.Engines;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/// Converters for the types of options, for all options without a converter of their own: numbers are positive, and
/// formats are those that Nonet writes. A converter throws a [TypeConversionException] whose message says what the
/// value must be; [UsageErrors] makes a sentence of it.
public final class Converters {

    private Converters() {}

    /// Registers the converters with a command and its subcommands.
    public static void register(CommandLine command, Engines engines) {
        converters(engines).forEach((type, converter) -> register(command, type, converter));
        everyArgument(command)
                .filter(argument -> argument.type().isEnum())
                .forEach(argument -> register(command, argument.type(), words(argument.type())));
    }

    /// Adds the possible values of options to the definitions of a command and its subcommands, for completion.
    public static void describe(CommandLine command, Engines engines) {
        Map<Class<?>, ITypeConverter<?>> converters = converters(engines);
        CommandSpec spec = command.getCommandSpec();
        for (OptionSpec option : List.copyOf(spec.options())) {
            List<String> choices = choices(option, converters);
            if (!choices.isEmpty()) {
                spec.remove(option);
                spec.addOption(
                        OptionSpec.builder(option).completionCandidates(choices).build());
            }
        }
        command.getSubcommands().values().forEach(each -> describe(each, engines));
    }

    private static List<String> choices(ArgSpec argument, Map<Class<?>, ITypeConverter<?>> converters) {
        ITypeConverter<?> converter = argument.converters().length > 0
                ? argument.converters()[0]
                : argument.type().isEnum() ? words(argument.type()) : converters.get(argument.type());
        return switch (converter) {
            case ChoiceConverter<?> choice -> choice.words();
            case FormatChoice format -> format.words();
            case null, default -> List.of();
        };
    }

    private static Map<Class<?>, ITypeConverter<?>> converters(Engines engines) {
        var positive = new WholeNumber<>(1, Integer.MAX_VALUE, Math::toIntExact);
        var positiveLong = new WholeNumber<>(1, Long.MAX_VALUE, Long::valueOf);
        return Map.of(
                int.class,
                positive,
                Integer.class,
                positive,
                long.class,
                positiveLong,
                Long.class,
                positiveLong,
                Path.class,
                (ITypeConverter<Path>) Converters::path,
                Locale.class,
                (ITypeConverter<Locale>) Converters::language,
                boolean.class,
                new ChoiceConverter<>(List.of(true, false), String::valueOf),
                Codec.class,
                new FormatChoice(Codec::writes),
                Solver.class,
                new ChoiceConverter<>(engines.all(), Solver::id),
                StepSolver.class,
                new ChoiceConverter<>(engines.watchable(), Solver::id));
    }

    @SuppressWarnings("unchecked")
    private static <T> void register(CommandLine command, Class<T> type, ITypeConverter<?> converter) {
        command.registerConverter(type, (ITypeConverter<T>) converter);
    }

    private static Stream<ArgSpec> everyArgument(CommandLine command) {
        return Stream.concat(
                command.getCommandSpec().args().stream(),
                command.getSubcommands().values().stream().flatMap(Converters::everyArgument));
    }

    /// The word for a constant such as `ANTI_DIAGONAL` is `anti-diagonal`.
    private static ChoiceConverter<Object> words(Class<?> type) {
        return new ChoiceConverter<>(
                List.of(type.getEnumConstants()),
                each -> each.toString().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException invalid) {
            throw new TypeConversionException("a valid file name");
        }
    }

    private static Locale language(String tag) {
        try {
            return new Locale.Builder().setLanguageTag(tag).build();
        } catch (IllformedLocaleException invalid) {
            throw new TypeConversionException("a language tag, such as en or zh-CN");
        }
    }
}
