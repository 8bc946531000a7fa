package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;

/// One document written in one format and read by the reader that recognizes formats. What comes back equals what was
/// written, but for the losses that are reported, or writing is refused.
public final class ReadBackCheck {

    /// Formats in which givens, entered digits and marks are told apart.
    private static final Set<String> EXACT =
            Set.of("nonet", "sdk", "gnome", "opensudoku", "sudokuwiki", "fpuzzles", "sudokucoach-state");

    private final Codecs codecs = Codecs.standard();

    /// Returns the formats that can be written and read.
    public List<Codec> formats() {
        return codecs.all().stream()
                .filter(codec -> codec.writes() && codec.reads())
                .toList();
    }

    /// Checks a document in a format.
    ///
    /// @return whether it was written, rather than refused
    public boolean check(Codec codec, Document document) {
        Set<FormatFeature> lost = codecs.lost(codec, document);
        String text;
        try {
            text = codecs.written(codec, List.of(document));
        } catch (MisreadException refused) {
            assertThat(isSukaku(document) || !EXACT.contains(codec.id()))
                    .describedAs("refused: " + refused.why())
                    .isTrue();
            assertThat(codec.id()).isNotEqualTo("nonet");
            return false;
        }
        PuzzleReading reading = codecs.read(Source.of(text.getBytes(StandardCharsets.UTF_8)));
        assertThat(reading).isInstanceOf(PuzzleReading.Puzzles.class);
        PuzzleReading.Puzzles read = (PuzzleReading.Puzzles) reading;
        assertThat(read.puzzles()).hasSize(1);
        assertThat(read.faults()).isEmpty();
        compare(codec, document, read.puzzles().getFirst().document(), lost);
        return true;
    }

    private static void compare(Codec codec, Document document, Document back, Set<FormatFeature> lost) {
        boolean reduced = lost.contains(FormatFeature.CANDIDATES);
        Puzzle puzzle = document.puzzle();
        if (!back.puzzle().equals(reduced ? puzzle.unrestricted() : puzzle)) {
            assertThat(codec.id()).isNotIn(EXACT);
            assertThat(solution(back.puzzle())).isEqualTo(solution(puzzle));
        }
        if (EXACT.contains(codec.id())) {
            assertThat(lost).doesNotContain(FormatFeature.PLACED);
            assertThat(!lost.contains(FormatFeature.MARKS) || reduced).isTrue();
        }
        if (codec.id().equals("nonet")) {
            assertThat(lost).isEmpty();
            assertThat(back).isEqualTo(document.named(DocumentBuilder.shortened(document.name())));
        }
        if (codec.features().contains(FormatFeature.NAMES)) {
            assertThat(back.name()).isEqualTo(DocumentBuilder.shortened(document.name()));
        }
        if (!lost.contains(FormatFeature.PLACED)) {
            assertThat(back.entered()).isEqualTo(document.entered());
        }
        if (!lost.contains(FormatFeature.MARKS)
                && document.hasMarks()
                && document.grid().blanks().equals(back.grid().blanks())
                && !document.puzzle().isRestricted()) {
            assertThat(back.grid()).isEqualTo(document.grid());
        }
        if (!lost.contains(FormatFeature.COLORS)) {
            assertThat(back.colors()).isEqualTo(document.colors());
            assertThat(back.sketch().colors()).isEqualTo(document.sketch().colors());
        }
        if (!lost.contains(FormatFeature.LINKS)) {
            assertThat(back.sketch().links()).isEqualTo(document.sketch().links());
        }
        if (!lost.contains(FormatFeature.COMMENT)) {
            assertThat(back.comment()).isEqualTo(document.comment());
        }
    }

    /// Returns the only solution of a puzzle, or else its candidates.
    private static String solution(Puzzle puzzle) {
        return new FastSolver().solve(puzzle, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique(var grid)
                ? grid.toString()
                : Puzzle.EMPTY.restrictedTo(puzzle.candidates()).candidateText();
    }

    /// Tests whether a saved game looks like a puzzle of candidates.
    private static boolean isSukaku(Document document) {
        return document.entered().isEmpty()
                && document.puzzle().clues() < Puzzle.FEWEST_CLUES
                && document.grid().blanks().size() == 81 - document.puzzle().clues();
    }
}
