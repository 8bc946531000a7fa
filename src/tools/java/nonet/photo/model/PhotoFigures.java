package nonet.photo.model;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nonet.grid.Cell;
import nonet.photo.GridReading;
import nonet.photo.PhotoReader;
import nonet.photo.PhotoResult;
import nonet.photo.load.CallersThread;
import nonet.photo.load.PictureFile;
import nonet.solve.Cancel;

/// Measures the reader on a folder of pictures with known truth: how many are read fully right, how many wrong cells are
/// not marked, how many cells of right readings are marked, and the processor time from the file's bytes to the reading.
final class PhotoFigures {

    /// The counts of one kind of pictures.
    private static final class Counts {
        private int pictures;
        private int right;
        private int wrong;
        private int unmarked;
        private int marks;
        private long nanos;
        private long longest;
    }

    private final PhotoReader reader = PhotoReader.standard();
    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    private final Map<String, Counts> kinds = new TreeMap<>();

    private PhotoFigures() {}

    /// @param args a folder with `truth.tsv`: file, 81 characters or `-`, and kind, with a line of headings
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        PhotoFigures figures = new PhotoFigures();
        List<String> rows = Files.readAllLines(folder.resolve("truth.tsv"));
        for (String row : rows.subList(1, rows.size())) {
            String[] fields = row.split("\t");
            figures.measure(folder, fields[0], fields[1], fields[2]);
        }
        figures.print();
    }

    private void measure(Path folder, String file, String truth, String kind) throws IOException {
        byte[] bytes = Files.readAllBytes(folder.resolve(file));
        long from = clock.getCurrentThreadCpuTime();
        PhotoResult result = switch (CallersThread.open(bytes).page(0, Cancel.NEVER)) {
            case PictureFile.Page.Decoded decoded -> reader.read(decoded.picture(), Cancel.NEVER);
            case PictureFile.Page.Refused(var why) -> new PhotoResult.Refused(why);
        };
        long nanos = clock.getCurrentThreadCpuTime() - from;
        Counts counts = kinds.computeIfAbsent(kind, _ -> new Counts());
        counts.pictures++;
        counts.nanos += nanos;
        counts.longest = Math.max(counts.longest, nanos);
        switch (result) {
            case PhotoResult.Refused refused -> {
                counts.right += truth.equals("-") ? 1 : 0;
                System.out.println("refused\t" + file + "\t" + refused.why());
            }
            case PhotoResult.Read read -> compare(counts, file, truth, read.first());
        }
    }

    private static void compare(Counts counts, String file, String truth, GridReading reading) {
        String text = reading.puzzle().text().replace('.', '0');
        if (truth.equals("-")) {
            System.out.println("not refused\t" + file + "\t" + text);
            return;
        }
        StringBuilder wrong = new StringBuilder();
        for (Cell cell : Cell.all()) {
            if (text.charAt(cell.index()) != truth.charAt(cell.index())) {
                boolean marked = reading.doubtful().contains(cell);
                counts.wrong++;
                counts.unmarked += marked ? 0 : 1;
                wrong.append(' ').append(cell).append(marked ? "?" : "!");
            }
        }
        if (wrong.isEmpty()) {
            counts.right++;
            counts.marks += reading.doubtful().size();
        } else {
            System.out.println("wrong\t" + file + "\t" + wrong.toString().strip());
        }
    }

    private void print() {
        System.out.println("kind\tpictures\tright\twrong cells\tnot marked\tmarks on right readings\tms\tlongest");
        kinds.forEach((kind, counts) -> System.out.printf(
                "%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d%n",
                kind,
                counts.pictures,
                counts.right,
                counts.wrong,
                counts.unmarked,
                counts.marks,
                counts.nanos / 1_000_000 / counts.pictures,
                counts.longest / 1_000_000));
    }
}
