package nonet.cli.command;

import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import nonet.cli.input.Documents;
import nonet.cli.input.Input;
import nonet.cli.option.FormatChoice;
import nonet.cli.option.Inputs;
import nonet.cli.option.OutOption;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.cli.report.ConversionLoss;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The command `nonet convert`.
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description = "Convert puzzles to another format.",
        footer = {
            "%nThe puzzles of all inputs are written to one output. What the output format cannot hold, such as",
            "pencil marks in a line of 81 characters, is left out with a note on standard error; see",
            "'nonet formats' for what each format holds. Candidates that are part of a puzzle, as in a Sukaku,",
            "are left out with --lossy only, because that changes the puzzle.",
            "%nExamples:",
            "  nonet convert --to line collection.opensudoku",
            "  nonet convert --to opensudoku --out mine.opensudoku a.sdk b.ss",
            "  nonet generate puzzles --count 10 | nonet convert --to sdm -",
            "  nonet convert --to sdm --out newspaper.sdm folder-of-photos"
        },
        exitCodeList = {
            "0:all puzzles were written",
            "2:an argument or an input is invalid, or a puzzle was not written"
        })
final class ConvertCommand implements Callable<Integer> {

    @Option(names = "--to", required = true, paramLabel = "ID", description = "Output format; see 'nonet formats'.")
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

    @Mixin
    private OutOption out = new OutOption();

    @Mixin
    private Inputs inputs = new Inputs();

    private final Codecs codecs;
    private final Streams streams;

    ConvertCommand(Codecs codecs, Streams streams) {
        this.codecs = codecs;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Codec target = Objects.requireNonNull(to);
        Documents reader = new Documents(codecs, from, streams.in());
        AtomicBoolean failed = new AtomicBoolean();
        try {
            boolean written = out.write(streams, true, (file, _) -> failed.set(convert(reader, target, file)));
            return failed.get() || !written ? NonetCommand.WRONG : NonetCommand.FINE;
        } catch (Conversion.NothingWritten _) {
            return NonetCommand.WRONG;
        }
    }

    /// Writes each puzzle as soon as it is read.
    ///
    /// @return whether a part of the inputs could not be read
    /// @throws Conversion.NothingWritten if there is no puzzle, or one that must not be written
    private boolean convert(Documents reader, Codec target, Report.Target file) throws IOException {
        Conversion conversion = new Conversion(target.writer(), file, streams);
        boolean failed = false;
        for (String input : inputs.arguments()) {
            ConversionLoss loss = new ConversionLoss(codecs, target, lossy);
            failed |= !reader.read(input, conversion.counting(loss));
            Optional<String> sentence = loss.sentence(Input.nameOf(input), out.isFile() ? 0 : conversion.written());
            if (sentence.isPresent()) {
                conversion.complain(sentence.get());
            }
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
