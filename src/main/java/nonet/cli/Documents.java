package nonet.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import nonet.codec.Codec;
import nonet.codec.Codecs;
import nonet.codec.Note;
import nonet.codec.Outcome;
import nonet.codec.Sheet;
import nonet.codec.Source;
import nonet.format.Fault;
import nonet.play.Document;
import nonet.service.PuzzleFile;
import nonet.service.PuzzleFile.Loaded;
import org.jspecify.annotations.Nullable;

/// Reads the documents that arguments stand for, in whatever format they are.
///
/// @param origin the format to read, or null for what each input is
record Documents(Codecs codecs, @Nullable Codec origin, Streams streams) {

    /// Adds the documents of an input: a file, a puzzle spelled out, or for `-` standard input. What cannot be read is
    /// complained of.
    ///
    /// @return whether it could be read
    boolean read(String input, List<Document> documents) throws IOException {
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
}
