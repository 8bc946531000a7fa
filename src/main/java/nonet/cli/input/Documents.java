package nonet.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.play.Document;
import nonet.service.input.PictureFiles;
import nonet.service.input.PuzzleInput;
import nonet.service.input.PuzzleStream;
import nonet.service.input.PuzzleStream.Item;
import org.jspecify.annotations.Nullable;

/// Reader of the documents that arguments denote, in any format.
///
/// @param origin the format to read, or null to recognize the format of each input
/// @param standard standard input
public record Documents(Codecs codecs, @Nullable Codec origin, InputStream standard) {

    /// Receives the documents in order.
    public interface Sink {

        void take(Document document) throws IOException;

        /// Writes a line to standard error.
        void complain(String line) throws IOException;

        /// Writes a line that is not about an error to standard error, unless the user wants none.
        void note(String line) throws IOException;
    }

    /// Reads the documents of an input: a file, the pictures of a folder, a literal puzzle, or standard input for `-`.
    /// Unreadable parts are reported.
    ///
    /// @return whether all of it was readable
    public boolean read(String input, Sink sink) throws IOException {
        try {
            Path folder = Input.folder(input);
            if (folder != null) {
                return readPictures(folder, input, sink);
            }
            Input.OpenInput opened = Input.open(input, standard, codecs);
            try (InputStream in = opened.in()) {
                return read(in, opened.name(), sink);
            }
        } catch (Input.Unreadable unreadable) {
            sink.complain(unreadable.line());
            return false;
        }
    }

    /// Reads the pictures of a folder, in the order of their names.
    private boolean readPictures(Path folder, String name, Sink sink) throws IOException {
        PictureFiles files = reading(name, () -> PictureFiles.of(List.of(folder)));
        boolean whole = !files.pictures().isEmpty();
        for (Path picture : files.pictures()) {
            try (InputStream in = reading(picture.toString(), () -> Files.newInputStream(picture))) {
                whole &= read(in, picture.toString(), sink);
            }
        }
        if (files.pictures().isEmpty()) {
            sink.complain(new Input.Unreadable(name, Input.WORDS.of(Fault.Unreadable.FOLDER)).line());
        } else if (!files.others().isEmpty()) {
            sink.note(Input.leftOut(name, files));
        }
        return whole;
    }

    private boolean read(InputStream in, String name, Sink sink) throws IOException {
        PuzzleInput formats = new PuzzleInput(() -> codecs);
        PuzzleStream stream = reading(name, () -> origin == null ? formats.open(in) : formats.open(in, origin));
        boolean whole = true;
        for (Item item = reading(name, stream::next); item != null; item = reading(name, stream::next)) {
            switch (item) {
                case Item.Read(ReadPuzzle read) -> sink.take(read.document());
                case Item.Misread(Fault fault, String _) -> {
                    sink.complain(Input.WORDS.of(name, fault));
                    whole = false;
                }
            }
        }
        for (ReadingNote note : stream.notes()) {
            String more = note.kind() == ReadingNote.Kind.UNCERTAIN ? " (nonet read names them)" : "";
            sink.note(name + ": " + Input.WORDS.of(note) + more);
        }
        return whole;
    }

    /// A step that reads.
    private interface Step<T extends @Nullable Object> {
        T run() throws IOException;
    }

    private static <T extends @Nullable Object> T reading(String name, Step<T> step) throws Input.Unreadable {
        try {
            return step.run();
        } catch (IOException failed) {
            throw Input.unreadable(name, failed);
        }
    }
}
