package nonet.service.input;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.regex.Pattern;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.codec.app.NonetDocument;
import nonet.files.RegularFile;
import nonet.solve.Cancel;
import nonet.trace.json.TraceJson;
import nonet.trace.json.TraceReading;

/// Opens sources: files, streams and texts. This is the one place that decides by the content whether a source is a
/// trace, a photo, a long list, a document or a collection of puzzles.
public final class Opener {

    /// The number of leading bytes or characters that decide whether a source is a trace.
    private static final int TRACE_HEAD = 200;

    /// The beginning of a trace: an object of the kind `puzzle`, after numbers and texts at most.
    private static final Pattern TRACE = Pattern.compile(
            "\\uFEFF?\\s*\\{\\s*(\"\\w{1,20}\"\\s*:\\s*(\\d{1,20}|\"[^\"\\\\]{0,60}\")\\s*,\\s*){0,6}\"kind\"\\s*:\\s*\"puzzle\"");

    private final Supplier<Codecs> codecs;
    private final PuzzleInput input;
    private final int longestList;

    /// Creates an opener for lists of at most [PuzzleFile#LARGEST_LIST] bytes.
    public Opener(Supplier<Codecs> codecs) {
        this(codecs, PuzzleFile.LARGEST_LIST);
    }

    /// @param longestList the largest list that is read as a whole, in bytes or characters
    public Opener(Supplier<Codecs> codecs, int longestList) {
        this.codecs = codecs;
        this.input = new PuzzleInput(codecs);
        this.longestList = longestList;
    }

    /// Opens one file, a folder, or several files together.
    public Opened open(List<Path> files) {
        if (files.size() == 1) {
            return open(files.getFirst());
        }
        return files.stream().allMatch(PictureFiles::isPicture)
                ? new Opened.Pictures(files)
                : new Opened.SeveralFiles();
    }

    /// Opens a file or a folder.
    public Opened open(Path file) {
        if (Files.isDirectory(file)) {
            return new Opened.Pictures(List.of(file));
        }
        try (BufferedInputStream in = new BufferedInputStream(RegularFile.open(file))) {
            if (isTrace(in)) {
                return trace(in);
            }
            return isLongList(file, in) ? new Opened.LongList() : opened(PuzzleFile.read(in));
        } catch (IOException failed) {
            return unreadable(failed);
        }
    }

    /// Opens a stream, such as standard input, and reads it to its end.
    public Opened open(InputStream in) {
        try {
            BufferedInputStream buffered = new BufferedInputStream(in);
            return isTrace(buffered) ? trace(buffered) : opened(PuzzleFile.read(buffered));
        } catch (IOException failed) {
            return unreadable(failed);
        }
    }

    /// Opens a text, such as the clipboard's.
    public Opened open(String text) {
        if (isTrace(text.substring(0, Math.min(TRACE_HEAD, text.length())))) {
            try (StringReader in = new StringReader(text)) {
                return opened(TraceJson.read(in));
            } catch (IOException failed) {
                return unreadable(failed);
            }
        }
        if (text.length() > longestList && input.isList(text)) {
            return new Opened.LongList();
        }
        return opened(Source.of(text));
    }

    /// Reads the puzzles of a file, also of a picture or a trace. Refuses a list of more puzzles than are kept in memory.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled, while it reads a picture
    public Opened.Reading puzzles(Path file, Cancel cancel) {
        try (BufferedInputStream in = new BufferedInputStream(RegularFile.open(file))) {
            return isLongList(file, in)
                    ? new Opened.Failed(Fault.Unreadable.LONG_LIST)
                    : reading(PuzzleFile.read(in), cancel);
        } catch (IOException failed) {
            return unreadable(failed);
        }
    }

    /// Reads the puzzles of a stream, also of a picture or a trace, to its end.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled, while it reads a picture
    public Opened.Reading puzzles(InputStream in, Cancel cancel) {
        try {
            return reading(PuzzleFile.read(in), cancel);
        } catch (IOException failed) {
            return unreadable(failed);
        }
    }

    /// Reads the puzzles of a text.
    public Opened.Reading puzzles(String text) {
        return reading(Source.of(text), Cancel.NEVER);
    }

    /// Returns what a source is of which a reading is known.
    public static Opened.Puzzles of(Source source, PuzzleReading.Puzzles read) {
        return new Opened.Puzzles(
                source,
                read,
                read.codec() instanceof NonetDocument ? NonetDocument.readAll(source.text()) : Optional.empty());
    }

    private Opened opened(Source source) {
        return source.isPicture() ? new Opened.Photo(source) : reading(source, Cancel.NEVER);
    }

    private Opened.Reading reading(Source source, Cancel cancel) {
        return switch (codecs.get().read(source, cancel)) {
            case PuzzleReading.Nothing(Fault why) -> new Opened.Failed(why);
            case PuzzleReading.Puzzles read -> of(source, read);
        };
    }

    private boolean isLongList(Path file, BufferedInputStream in) throws IOException {
        return Files.size(file) > longestList && input.isList(in);
    }

    private static boolean isTrace(BufferedInputStream in) throws IOException {
        in.mark(TRACE_HEAD);
        String beginning = new String(in.readNBytes(TRACE_HEAD), StandardCharsets.UTF_8);
        in.reset();
        return isTrace(beginning);
    }

    private static boolean isTrace(String beginning) {
        return TRACE.matcher(beginning).lookingAt();
    }

    /// Reads a trace up to its first invalid line. A source of any size takes bounded memory.
    private static Opened trace(InputStream in) throws IOException {
        return opened(TraceJson.read(new InputStreamReader(in, StandardCharsets.UTF_8)));
    }

    private static Opened opened(TraceReading reading) {
        return switch (reading) {
            case TraceReading.Read read -> new Opened.Trace(read);
            case TraceReading.Unreadable(var line) -> new Opened.Failed(new Fault.Trace(line));
        };
    }

    private static Opened.Failed unreadable(IOException failed) {
        PuzzleFile.log(Level.FINE, failed);
        return new Opened.Failed(PuzzleFile.why(failed));
    }
}
