package nonet.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import nonet.codec.Carries;
import nonet.codec.Codec;
import nonet.codec.Codecs;
import nonet.files.AtomicFile;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `nonet convert`.
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description = {
            "Writes puzzles in another format.",
            "%nExamples:",
            "  nonet convert --to line collection.opensudoku",
            "  nonet convert --to opensudoku --out mine.opensudoku a.sdk b.ss",
            ""
        })
final class ConvertCommand implements Callable<Integer> {

    @Spec
    private CommandLine.Model.@Nullable CommandSpec spec;

    @Option(
            names = "--to",
            required = true,
            paramLabel = "ID",
            description = "The format to write; 'nonet formats' lists them.")
    private String to = "";

    @Option(names = "--from", paramLabel = "ID", description = "The format to read; by default what each input is.")
    private @Nullable String from;

    @Option(names = "--out", paramLabel = "FILE", description = "The file to write; by default standard output.")
    private @Nullable Path out;

    @Parameters(
            arity = "1..*",
            paramLabel = "INPUT",
            description = "Files, a puzzle spelled out, or - for standard input.")
    private List<String> inputs = List.of();

    private final Codecs codecs;
    private final Streams streams;

    ConvertCommand(Codecs codecs, Streams streams) {
        this.codecs = codecs;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Codec target = codec("--to", to, Codec::writes);
        Codec origin = from == null ? null : codec("--from", from, Codec::reads);
        List<Document> documents = new ArrayList<>();
        Documents reader = new Documents(codecs, origin, streams);
        boolean failed = false;
        for (String input : inputs) {
            failed |= !reader.read(input, documents);
        }
        if (documents.isEmpty()) {
            return NonetCommand.WRONG;
        }
        String text = text(target, documents);
        if (out == null) {
            streams.out().write(text);
            streams.out().flush();
        } else {
            try {
                AtomicFile.write(out, stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)));
            } catch (IOException unwritten) {
                streams.complain("nonet: " + out + ": " + Input.WORDS.ofWriting(unwritten));
                return NonetCommand.WRONG;
            }
        }
        return failed ? NonetCommand.WRONG : NonetCommand.FINE;
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

    private Codec codec(String option, String id, Predicate<Codec> usable) {
        return codecs.named(id).filter(usable).orElseThrow(() -> {
            CommandLine.Model.CommandSpec command = java.util.Objects.requireNonNull(spec);
            String ids = String.join(
                    ", ", codecs.all().stream().filter(usable).map(Codec::id).toList());
            return new CommandLine.ParameterException(
                    command.commandLine(),
                    "there is no format '" + id + "' for " + option + "; there are " + ids + ".");
        });
    }
}
