package nonet.cli.option;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.IllformedLocaleException;
import java.util.List;
import java.util.Locale;
import nonet.codec.api.Codec;
import nonet.service.search.Engines;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/// Converters for the types of options, for all options without a converter of their own: numbers are positive, and
/// formats are those that Nonet writes. A converter throws a [TypeConversionException] whose message says what the
/// value must be; [Misuse] makes a sentence of it.
public final class Converters {

    private Converters() {}

    /// Registers the converters with a command and its subcommands.
    public static void register(CommandLine command, Engines engines) {
        var positive = new WholeNumber<>(1, Integer.MAX_VALUE, Math::toIntExact);
        command.registerConverter(int.class, positive)
                .registerConverter(Integer.class, positive)
                .registerConverter(long.class, new WholeNumber<>(1, Long.MAX_VALUE, Long::valueOf))
                .registerConverter(Path.class, Converters::path)
                .registerConverter(Locale.class, Converters::language)
                .registerConverter(boolean.class, new ChoiceConverter<>(List.of(true, false), String::valueOf))
                .registerConverter(Codec.class, new FormatChoice(Codec::writes))
                .registerConverter(Solver.class, new ChoiceConverter<>(engines.all(), Solver::id))
                .registerConverter(StepSolver.class, new ChoiceConverter<>(engines.watchable(), Solver::id));
        registerEnums(command);
    }

    private static void registerEnums(CommandLine command) {
        for (OptionSpec option : command.getCommandSpec().options()) {
            if (option.type().isEnum()) {
                registerEnum(command, option.type());
            }
        }
        command.getSubcommands().values().forEach(Converters::registerEnums);
    }

    /// The word for a constant such as `ANTI_DIAGONAL` is `anti-diagonal`.
    private static <E> void registerEnum(CommandLine command, Class<E> type) {
        command.registerConverter(
                type,
                new ChoiceConverter<>(
                        List.of(type.getEnumConstants()),
                        each -> each.toString().toLowerCase(Locale.ROOT).replace('_', '-')));
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException invalid) {
            throw new TypeConversionException("the name of a file");
        }
    }

    private static Locale language(String tag) {
        try {
            return new Locale.Builder().setLanguageTag(tag).build();
        } catch (IllformedLocaleException invalid) {
            throw new TypeConversionException("the tag of a language, such as en or zh-CN");
        }
    }
}
