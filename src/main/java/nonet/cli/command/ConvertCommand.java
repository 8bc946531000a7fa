package nonet.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import nonet.cli.input.Documents;
import nonet.cli.input.Input;
import nonet.cli.option.FormatChoice;
import nonet.cli.option.Inputs;
import nonet.cli.option.OutOption;
import nonet.cli.option.QuietOption;
import nonet.cli.output.Streams;
import nonet.cli.report.ConversionLoss;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.FormatFeature;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The command `nonet convert`.
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description = "Convert puzzles to another format.",
        footer = {
            "%nThe puzzles of all inputs are written to one output. What the output format cannot hold, such as",
            "pencil marks in a line of 81 characters, is left out with a note on standard error; see",
            "'nonet formats' for what each format holds. Candidates that are part of a puzzle, as in a Sukaku,",
            "are left out with --lossy only, because that changes the puzzle. A format that does not hold several",
            "puzzles takes one, or with --each any number, a file for each.",
            "%nExamples:",
            "  nonet convert --to line collection.opensudoku",
            "  nonet convert --to opensudoku --out mine.opensudoku a.sdk b.ss",
            "  nonet convert --to sdk --each --out mine.sdk collection.sdm",
            "  nonet generate puzzles --count 10 | nonet convert --to sdm -",
            "  nonet convert --to sdm --out newspaper.sdm folder-of-photos"
        },
        exitCodeList = {
            "0:all puzzles were written",
            "2:an argument or an input is invalid, or a puzzle was not written"
        })
final class ConvertCommand implements Callable<Integer> {

    @Option(
            names = {"-t", "--to"},
            required = true,
            paramLabel = "ID",
            description = "Output format; see 'nonet formats'.")
    private @Nullable Codec to;

    @Option(
            names = "--from",
            paramLabel = "ID",
            converter = ReadableFormat.class,
            description = "Input format; see 'nonet formats'. Default: detected for each input.")
    private @Nullable Codec from;

    @Option(
            names = "--lossy",
            description = "Write puzzles even if the format cannot hold the candidates that are part of them.")
    private boolean lossy;

    @Option(
            names = "--each",
            description =
                    "With --out, write a file for each puzzle: FILE if there is one puzzle, otherwise files with a"
                            + " number before the extension.")
    private boolean each;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private OutOption out = new OutOption();

    @Mixin
    private Inputs inputs = new Inputs();

    private final Codecs codecs;

    @Mixin
    private final QuietOption quiet;

    ConvertCommand(Codecs codecs, Streams streams) {
        this.codecs = codecs;
        this.quiet = new QuietOption(streams);
    }

    @Override
    public Integer call() throws IOException {
        Codec target = Objects.requireNonNull(to);
        Documents reader = new Documents(codecs, from, quiet.streams().in());
        AtomicBoolean failed = new AtomicBoolean();
        if (each) {
            return convertEach(reader, target);
        }
        try {
            boolean written = out.write(
                    quiet.streams(),
                    true,
                    (file, _) -> failed.set(convert(reader, target, Conversion.toText(codecs, target, file))));
            return failed.get() || !written ? NonetCommand.WRONG : NonetCommand.FINE;
        } catch (Conversion.NothingWritten _) {
            return NonetCommand.WRONG;
        }
    }

    private int convertEach(Documents reader, Codec target) throws IOException {
        Path file = out.file()
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "--each needs --out, the name that the files are numbered from."));
        try {
            return convert(reader, target, Conversion.toFiles(codecs, target, file))
                    ? NonetCommand.WRONG
                    : NonetCommand.FINE;
        } catch (Conversion.NothingWritten _) {
            return NonetCommand.WRONG;
        } catch (Conversion.Unwritten unwritten) {
            quiet.streams().complain(unwritten.line());
            return NonetCommand.WRONG;
        }
    }

    /// Writes each puzzle as soon as it is read.
    ///
    /// @return whether a part of the inputs could not be read
    /// @throws Conversion.NothingWritten if there is no puzzle, or one that must not be written
    private boolean convert(Documents reader, Codec target, Conversion.Output output) throws IOException {
        Conversion conversion = new Conversion(output, quiet.streams());
        boolean failed = false;
        for (String input : inputs.arguments()) {
            ConversionLoss loss = new ConversionLoss(codecs, target, lossy);
            failed |= !reader.read(input, conversion.counting(loss));
            Optional<String> sentence = loss.sentence(Input.nameOf(input), out.isFile() ? 0 : conversion.written());
            if (sentence.isPresent() && loss.isRefused()) {
                conversion.complain(sentence.get());
            } else if (sentence.isPresent()) {
                conversion.note(sentence.get());
            }
        }
        if (conversion.isOverfull()) {
            conversion.complain("'" + target.id() + "' holds one puzzle, and there are several; nothing was written."
                    + ConversionLoss.carriers(codecs, EnumSet.of(FormatFeature.SEVERAL))
                    + " Use --each to write a file for each puzzle.");
        }
        conversion.end();
        return failed;
    }

    private static final class ReadableFormat extends FormatChoice {
        ReadableFormat() {
            super(Codec::reads);
        }
    }
}
