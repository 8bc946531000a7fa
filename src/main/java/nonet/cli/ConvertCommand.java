package nonet.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import nonet.codec.Carries;
import nonet.codec.Codec;
import nonet.codec.Codecs;
import nonet.play.Document;
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
            converter = Readable.class,
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
        List<Document> documents = new ArrayList<>();
        Documents reader = new Documents(codecs, from, streams);
        boolean failed = false;
        boolean refused = false;
        for (String input : inputs.arguments()) {
            int before = documents.size();
            failed |= !reader.read(input, documents);
            ConversionLoss loss = ConversionLoss.of(codecs, target, documents.subList(before, documents.size()), lossy);
            refused |= loss.isRefused();
            Optional<String> sentence = loss.sentence(Input.nameOf(input));
            if (sentence.isPresent()) {
                streams.complain(sentence.get());
            }
        }
        if (documents.isEmpty() || refused) {
            return NonetCommand.WRONG;
        }
        String text = text(target, documents);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        boolean written = out.write(streams, true, (file, _) -> file.write(bytes, 0, bytes.length));
        return failed || !written ? NonetCommand.WRONG : NonetCommand.FINE;
    }

    /// A format that holds one puzzle is written once a puzzle.
    private static String text(Codec target, List<Document> documents) {
        if (target.carries().contains(Carries.SEVERAL)) {
            return target.write(documents);
        }
        StringBuilder text = new StringBuilder();
        for (Document document : documents) {
            String one = target.write(List.of(document));
            text.append(one).append(one.endsWith("\n") ? "" : "\n");
        }
        return text.toString();
    }

    private static final class Readable extends FormatChoice {
        Readable() {
            super(Codec::reads);
        }
    }
}
