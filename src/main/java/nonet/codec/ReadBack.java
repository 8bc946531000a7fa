package nonet.codec;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;

/// Documents compared with what the recognizing reader makes of them once they are written.
final class ReadBack {

    /// The effort for a puzzle whose candidates have changed; one that takes more is taken for another puzzle.
    private static final Limit EFFORT = new Limit(2, 1_000_000);

    private final Codecs codecs;

    ReadBack(Codecs codecs) {
        this.codecs = codecs;
    }

    /// @throws MisreadException if the text is not read as these puzzles
    void check(Codec codec, String text, List<Document> documents) throws MisreadException {
        List<Document> back = read(text);
        if (back.size() != documents.size()) {
            throw new MisreadException(codec, MisreadException.Why.UNREADABLE);
        }
        for (int i = 0; i < back.size(); i++) {
            if (!isSame(documents.get(i).puzzle(), back.get(i).puzzle())) {
                throw new MisreadException(codec, MisreadException.Why.OTHER_PUZZLE);
            }
        }
    }

    /// Returns the documents in a text; none if a part of it cannot be read.
    private List<Document> read(String text) {
        Source source = Source.of(text.getBytes(StandardCharsets.UTF_8));
        return codecs.read(source) instanceof PuzzleReading.Puzzles read
                        && read.faults().isEmpty()
                ? read.puzzles().stream().map(ReadPuzzle::document).toList()
                : List.of();
    }

    /// Tests whether a puzzle that was read back is the one that was written, perhaps without its own candidates, which
    /// are a loss. Marks and digits that a format makes part of the puzzle must not change its solution.
    private static boolean isSame(Puzzle written, Puzzle back) {
        return back.equals(written.unrestricted())
                || Arrays.equals(back.candidates(), written.candidates())
                || new FastSolver().solve(written, EFFORT, Cancel.NEVER) instanceof Answer.Unique(Grid one)
                        && new FastSolver().solve(back, EFFORT, Cancel.NEVER) instanceof Answer.Unique(Grid other)
                        && Arrays.equals(one.values(), other.values());
    }

    /// Returns the features of a document that its text in a format does not hold.
    Set<FormatFeature> lost(Codec codec, Document document) {
        String name = DocumentBuilder.shortened(document.name());
        boolean nameless = !codec.features().contains(FormatFeature.NAMES);
        boolean bare =
                document.equals(Document.of(document.name(), document.puzzle().unrestricted()));
        if (!codec.reads() || bare && (nameless || name.isEmpty())) {
            return nameless && !name.isEmpty() ? Set.of(FormatFeature.NAMES) : Set.of();
        }
        List<Document> all = read(codec.write(List.of(document)));
        Document back = all.size() == 1
                ? all.getFirst()
                : Document.of("", document.puzzle().unrestricted());
        Set<FormatFeature> lost = EnumSet.noneOf(FormatFeature.class);
        if (!back.entered().equals(document.entered())) {
            lost.add(FormatFeature.PLACED);
        }
        if (document.puzzle().isRestricted()
                && !Arrays.equals(back.puzzle().candidates(), document.puzzle().candidates())) {
            lost.add(FormatFeature.CANDIDATES);
        }
        if (!hasSameMarks(back, document) && !showsCandidates(document)) {
            lost.add(FormatFeature.MARKS);
        }
        if (!back.colors().equals(document.colors())
                || !back.sketch().colors().equals(document.sketch().colors())) {
            lost.add(FormatFeature.COLORS);
        }
        if (!back.sketch().links().equals(document.sketch().links())) {
            lost.add(FormatFeature.LINKS);
        }
        if (!back.sketch().corners().equals(document.sketch().corners())) {
            lost.add(FormatFeature.CORNERS);
        }
        if (!back.bookmarks().equals(document.bookmarks())) {
            lost.add(FormatFeature.BOOKMARKS);
        }
        if (!back.comment().equals(document.comment())) {
            lost.add(FormatFeature.COMMENT);
        }
        if (!name.isEmpty() && (nameless || !back.name().equals(name))) {
            lost.add(FormatFeature.NAMES);
        }
        return lost;
    }

    /// Tests whether the marks are the puzzle's candidates rather than notes.
    private static boolean showsCandidates(Document document) {
        return document.puzzle().isRestricted() && document.grid().equals(Grid.of(document.puzzle()));
    }

    /// Tests whether the blanks of a document have the same marks in the one read back, where digits of the document
    /// may be marks alone in their cells.
    private static boolean hasSameMarks(Document back, Document document) {
        return document.grid().blanks().equals(back.grid().blanks())
                ? back.grid().equals(document.grid())
                : !document.hasMarks();
    }
}
