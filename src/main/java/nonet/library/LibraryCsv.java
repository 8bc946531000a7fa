package nonet.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.files.CsvLine;

/// The table of puzzles that the library writes as comma-separated values, read again for what belongs to the user: tags,
/// and whether a puzzle is solved. Its ratings are not read, since they depend on the profile that rates here.
public final class LibraryCsv {

    /// The names of the columns that are read; tables of earlier versions have no others.
    private static final String READ = CsvLine.of(
                    "puzzle", "name", "givens", "level", "score", "profile", "er", "ep", "ed", "solved", "tags")
            .strip();

    /// The names of the columns.
    static final String HEADER = READ + ",w,gw,b,te\n";

    private static final int SOLVED = 9;
    private static final int TAGS = 10;
    private static final int MOST_TAGS = 100;

    private LibraryCsv() {}

    /// What a table says of a puzzle.
    ///
    /// @param puzzle its 81 characters
    public record Row(String puzzle, boolean solved, List<String> tags) {
        public Row {
            tags = List.copyOf(tags);
        }
    }

    /// Returns the rows of a text that say something of their puzzles; none if it is no table of the library.
    public static List<Row> read(String text) {
        List<Row> rows = new ArrayList<>();
        if (!text.startsWith(READ)) {
            return rows;
        }
        for (List<String> fields : CsvLine.read(text)) {
            if (fields.size() > TAGS && fields.getFirst().matches("[1-9.]{81}")) {
                boolean solved = fields.get(SOLVED).equals("yes");
                List<String> tags = Arrays.stream(fields.get(TAGS).split(","))
                        .map(String::strip)
                        .filter(tag -> !tag.isEmpty())
                        .limit(MOST_TAGS)
                        .toList();
                if (solved || !tags.isEmpty()) {
                    rows.add(new Row(fields.getFirst(), solved, tags));
                }
            }
        }
        return rows;
    }
}
