package nonet.cli.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.grid.Puzzle;
import nonet.relatives.CanonicalForm;
import nonet.relatives.Isomorphism;
import picocli.CommandLine.Command;

/// The command `nonet compare`.
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = "Print whether two puzzles are one in disguise, and how the first becomes the second.",
        footer = {
            "%nIf they are, the first line is 'equivalent'. The lines 'rows', 'columns' and 'digits' have for each"
                    + " row,",
            "column and digit of the first puzzle, from 1 to 9, where it moves or what replaces it. After a line",
            "'transposed', rows and columns are exchanged then. Otherwise the only line is 'different'.",
            "%nExamples:",
            "  nonet compare mine.txt theirs.txt",
            "  nonet compare pair.txt"
        },
        exitCodeList = {
            "0:the puzzles are equivalent",
            "1:the puzzles are different",
            "2:an argument or an input is invalid"
        })
final class CompareCommand extends RelativesCommands {

    private final List<Puzzle> puzzles = new ArrayList<>();

    CompareCommand(Streams streams) {
        super(streams);
    }

    @Override
    Work work() {
        CanonicalForm forms = new CanonicalForm();
        return (puzzle, _) -> forms.of(puzzle).text();
    }

    @Override
    void answer(Puzzle puzzle, String answer, Report report) {
        if (puzzles.size() < 3) {
            puzzles.add(puzzle);
        }
    }

    @Override
    Iterator<String> last(Report report) {
        if (puzzles.size() < 2 && code() != NonetCommand.FINE) {
            return Collections.emptyIterator();
        }
        if (puzzles.size() != 2) {
            report.complain("nonet: Two puzzles are needed to compare, not "
                    + (puzzles.size() > 2 ? "more" : puzzles.size()) + ".");
            atLeast(NonetCommand.WRONG);
            return Collections.emptyIterator();
        }
        CanonicalForm forms = new CanonicalForm();
        CanonicalForm.Canonical first = forms.of(puzzles.getFirst());
        CanonicalForm.Canonical second = forms.of(puzzles.getLast());
        if (!first.text().equals(second.text())) {
            atLeast(NonetCommand.UNSOLVED);
            return List.of("different\n").iterator();
        }
        Isomorphism way = first.isomorphism().then(second.isomorphism().inverse());
        return List.of(
                        "equivalent\n",
                        line("rows", row -> way.row(row - 1) + 1),
                        line("columns", column -> way.column(column - 1) + 1),
                        line("digits", way::digit),
                        way.transposes() ? "transposed\n" : "")
                .iterator();
    }

    private static String line(String name, Function<Integer, Integer> image) {
        StringBuilder line = new StringBuilder(name).append('\t');
        for (int i = 1; i <= 9; i++) {
            line.append(image.apply(i));
        }
        return line.append('\n').toString();
    }
}
