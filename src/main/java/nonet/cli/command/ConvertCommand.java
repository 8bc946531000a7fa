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

/// `nonet convert`.
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description = "Writes puzzles in another format.",
        footer = {
            "%nAll puzzles of all inputs come together in one output. What the new format cannot hold,",
            "such as pencil marks on a line of 81 characters, is left out, and standard error says so;",
            "'nonet formats' tells what each holds. Candidates that belong to a puzzle, as those of a Sukaku",
            "do, are not left out unless --lossy is given, for what is left would be another puzzle.",
            "%nExamples:",
            "  nonet convert --to line collection.opensudoku",
            "  nonet convert --to opensudoku --out mine.opensudoku a.sdk b.ss",
            "  nonet generate puzzles --count 10 | nonet convert --to sdm -"
        },
        exitCodeList = {"0:all puzzles were written", "2:an argument or an input is wrong, or something was left out"})
final class ConvertCommand implements Callable<Integer> {

    @Option(
            names = "--to",
            required = true,
            paramLabel = "ID",
            description = "The format to write; 'nonet formats' lists them.")
    private @Nullable Codec to;

    @Option(
            names = "--from",
            paramLabel = "ID",
            converter = ReadableFormat.class,
            description = "The format to read. Default: what each input is.")
    private @Nullable Codec from;

    @Option(
            names = "--lossy",
            description = "Write puzzles also where the format cannot hold the candidates that belong to them.")
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
