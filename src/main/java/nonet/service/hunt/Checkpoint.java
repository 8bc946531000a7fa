package nonet.service.hunt;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;
import nonet.files.AtomicFile;
import nonet.files.RegularFile;
import nonet.grid.Puzzle;
import nonet.rate.se.SeRating;
import nonet.relatives.CanonicalForm;
import nonet.service.hunt.HuntState.Ranked;
import org.jspecify.annotations.Nullable;

/// A file with the state of a hunt, from which it continues as if there had been no break: lines of text, each with a key
/// and its value. The last line ends it with the sum of those before, so that a damaged file is noticed.
public final class Checkpoint {

    private static final String FIRST = "nonet-hunt 2";
    private static final String LAST = "end ";

    /// The first and the last line of earlier files, which have no sum.
    private static final String FIRST_WITHOUT_SUM = "nonet-hunt 1";

    private static final String LAST_WITHOUT_SUM = "end";

    /// No line is longer: a find has a puzzle, a rating and a number.
    private static final int LONGEST_LINE = 1_000;

    /// Thrown if a file is not a checkpoint of a hunt, or a damaged one.
    public static final class NoCheckpoint extends IOException {

        private static final long serialVersionUID = 1;

        NoCheckpoint(int line) {
            super("line " + line);
        }
    }

    private final HuntRequest request;
    private final HuntState state;

    private Checkpoint(HuntRequest request, HuntState state) {
        this.request = request;
        this.state = state;
    }

    /// Returns the state of a hunt before it begins.
    ///
    /// @param seeds puzzles with one solution each
    public static Checkpoint of(HuntRequest request, List<Puzzle> seeds) {
        HuntState state = new HuntState();
        CanonicalForm forms = new CanonicalForm();
        for (Puzzle seed : seeds) {
            if (state.known().add(forms.of(seed).text())) {
                state.addSource(new Ranked(seed, 0));
                state.pending().add(new Ranked(seed, 0));
            }
        }
        return new Checkpoint(request, state);
    }

    public HuntRequest request() {
        return request;
    }

    HuntState state() {
        return state;
    }

    /// Returns the seeds, each class once.
    public List<Puzzle> seeds() {
        return state.sources().subList(0, state.seeds()).stream()
                .map(Ranked::puzzle)
                .toList();
    }

    /// Returns the finds so far.
    public List<Find> finds() {
        return List.copyOf(state.finds());
    }

    /// Writes the state of a hunt. The file is replaced as a whole.
    ///
    /// @return the finds in it; the hunt may continue meanwhile
    /// @throws IOException if it cannot be written; it is unchanged then
    public static List<Find> write(Path file, Hunt hunt) throws IOException {
        List<Find> written = new ArrayList<>();
        AtomicFile.write(file, out -> {
            CheckedOutputStream summed = new CheckedOutputStream(out, new CRC32C());
            Writer writer = new BufferedWriter(new OutputStreamWriter(summed, StandardCharsets.UTF_8));
            hunt.read((request, state) -> {
                write(request, state, writer);
                return written.addAll(state.finds());
            });
            writer.flush();
            writer.write(LAST + summed.getChecksum().getValue() + "\n");
            writer.flush();
        });
        return written;
    }

    private static void write(HuntRequest request, HuntState state, Writer out) throws IOException {
        out.write(FIRST + "\nrequest " + request.text() + "\nat " + state.source() + " " + state.portion() + "\n");
        for (Ranked each : state.sources()) {
            out.write("source " + each.round() + " " + each.puzzle().text() + "\n");
        }
        for (Find each : state.finds()) {
            out.write("find " + each.line() + "\n");
        }
        for (Ranked each : state.pending()) {
            out.write("pending " + each.round() + " " + each.puzzle().text() + "\n");
        }
        state.known().<IOException>forEach(form -> out.write("known " + form + "\n"));
    }

    /// Reads a checkpoint.
    ///
    /// @throws NoCheckpoint if the file is not one
    /// @throws IOException if it cannot be read
    public static Checkpoint read(Path file) throws IOException {
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(RegularFile.open(file), StandardCharsets.UTF_8))) {
            return new Parser(in).parse();
        }
    }

    private static final class Parser {

        private final Reader in;
        private final HuntState state = new HuntState();
        private final CanonicalForm forms = new CanonicalForm();
        private final CRC32C sum = new CRC32C();
        private int number;

        Parser(Reader in) {
            this.in = in;
        }

        Checkpoint parse() throws IOException {
            try {
                String first = line();
                boolean summed = FIRST.equals(first);
                if (!summed && !FIRST_WITHOUT_SUM.equals(first)) {
                    throw new NoCheckpoint(number);
                }
                HuntRequest request =
                        HuntRequest.parse(after("request ", line())).orElseThrow(() -> new NoCheckpoint(number));
                long before = sum.getValue();
                for (String line = line(); !isLast(line, summed, before); line = line()) {
                    if (line == null) {
                        throw new NoCheckpoint(number);
                    }
                    take(line);
                    before = sum.getValue();
                }
                boolean possible = state.source() >= 0
                        && state.portion() >= 0
                        && state.source() <= state.sources().size();
                if (!possible) {
                    throw new NoCheckpoint(number);
                }
                return new Checkpoint(request, state);
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException damaged) {
                throw new NoCheckpoint(number);
            }
        }

        private static boolean isLast(@Nullable String line, boolean summed, long sum) {
            return (summed ? LAST + sum : LAST_WITHOUT_SUM).equals(line);
        }

        private void take(String line) throws NoCheckpoint {
            String[] parts = line.split(" ", 2);
            switch (parts[0]) {
                case "at" -> {
                    String[] at = parts[1].split(" ", 2);
                    state.moveTo(Integer.parseInt(at[0]), Long.parseLong(at[1]));
                }
                case "source" -> state.addSource(ranked(parts[1]));
                case "pending" -> state.pending().add(ranked(parts[1]));
                case "find" -> state.finds().add(find(parts[1]));
                case "known" -> {
                    if (!parts[1].matches("[0-9]{81}")) {
                        throw new NoCheckpoint(number);
                    }
                    state.known().add(parts[1]);
                }
                default -> throw new NoCheckpoint(number);
            }
        }

        private Ranked ranked(String text) {
            String[] parts = text.split(" ", 2);
            Puzzle puzzle = Puzzle.of(parts[1]);
            forms.of(puzzle);
            return new Ranked(puzzle, Integer.parseInt(parts[0]));
        }

        private static Find find(String text) {
            @Nullable SeRating rating = null;
            long guesses = -1;
            String[] parts = text.split("\t", 3);
            for (int i = 1; i < parts.length; i++) {
                if (parts[i].contains("/")) {
                    String[] tenths = parts[i].replace(".", "").split("/", 3);
                    rating = new SeRating(
                            Integer.parseInt(tenths[0]), Integer.parseInt(tenths[1]), Integer.parseInt(tenths[2]));
                } else {
                    guesses = Long.parseLong(parts[i]);
                }
            }
            return new Find(Puzzle.of(parts[0]), rating, guesses);
        }

        private String after(String word, @Nullable String line) throws NoCheckpoint {
            if (line == null || !line.startsWith(word)) {
                throw new NoCheckpoint(number);
            }
            return line.substring(word.length());
        }

        /// Returns the next line, or null at the end of the file. A line without an end is none.
        private @Nullable String line() throws IOException {
            number++;
            StringBuilder line = new StringBuilder();
            for (int letter = in.read(); letter >= 0; letter = in.read()) {
                if (letter == '\n') {
                    sum.update((line + "\n").getBytes(StandardCharsets.UTF_8));
                    return line.toString();
                }
                line.append((char) letter);
                if (line.length() > LONGEST_LINE) {
                    throw new NoCheckpoint(number);
                }
            }
            return null;
        }
    }
}
