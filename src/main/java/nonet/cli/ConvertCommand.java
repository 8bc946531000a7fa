package nonet.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import nonet.codec.Carries;
import nonet.codec.Codec;
import nonet.codec.Codecs;
import nonet.codec.Note;
import nonet.codec.Outcome;
import nonet.codec.Sheet;
import nonet.codec.Source;
import nonet.files.AtomicFile;
import nonet.format.Fault;
import nonet.play.Document;
import nonet.service.PuzzleFile;
import nonet.service.PuzzleFile.Loaded;
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
        boolean failed = false;
        for (String input : inputs) {
            failed |= !read(input, origin, documents);
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

    private boolean read(String input, @Nullable Codec origin, List<Document> documents) throws IOException {
        switch (load(input)) {
            case Loaded.Unreadable(PuzzleFile.Why why) -> {
                streams.complain("nonet: " + input + ": " + Input.WORDS.of(why));
                return false;
            }
            case Loaded.Content(Source source) -> {
                Outcome outcome = origin == null ? codecs.read(source) : origin.read(source);
                switch (outcome) {
                    case Outcome.Refused(Fault fault) -> {
                        streams.complain(Input.WORDS.of(input, fault));
                        return false;
                    }
                    case Outcome.Read read -> {
                        read.sheets().stream().map(Sheet::document).forEach(documents::add);
                        for (Note note : read.notes()) {
                            streams.complain(input + ": " + Input.WORDS.of(note));
                        }
                        return true;
                    }
                }
            }
        }
    }

    private Loaded load(String input) throws IOException {
        if (input.equals("-")) {
            return PuzzleFile.read(streams.in());
        }
        boolean file = isFile(input);
        boolean spelledOut = !file && codecs.read(Source.of(input)) instanceof Outcome.Read;
        return spelledOut ? new Loaded.Content(Source.of(input)) : PuzzleFile.load(Path.of(input));
    }

    private static boolean isFile(String input) {
        try {
            return Files.exists(Path.of(input));
        } catch (InvalidPathException nonsense) {
            return false;
        }
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
