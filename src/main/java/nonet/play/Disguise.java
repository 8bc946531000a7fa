package nonet.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.relatives.Isomorphism;

/// A document under an isomorphism: everything written on the board moves along. Bookmarks are dropped, whose searches
/// were those of another puzzle.
final class Disguise {

    private Disguise() {}

    /// Returns the image of a document.
    static Document of(Document document, Isomorphism isomorphism) {
        return of(document, isomorphism, isomorphism.of(document.puzzle()));
    }

    /// Returns the image of a document.
    ///
    /// @param puzzle the image of its puzzle
    static Document of(Document document, Isomorphism isomorphism, Puzzle puzzle) {
        byte[] values = document.grid().values();
        byte[] moved = new byte[81];
        short[] marks = new short[81];
        CellSet givens = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            Cell place = isomorphism.of(cell);
            int value = values[cell.index()];
            moved[place.index()] = (byte) (value == 0 ? 0 : isomorphism.digit(value));
            marks[place.index()] =
                    (short) isomorphism.digits(document.marks(cell).mask());
            givens = document.isGiven(cell) ? givens.with(place) : givens;
        }
        Map<Cell, CellColor> colors = new HashMap<>();
        document.colors().forEach((cell, color) -> colors.put(isomorphism.of(cell), color));
        return new Document(
                document.name(),
                puzzle,
                Grid.of(givens, moved, marks),
                colors,
                of(document.sketch(), isomorphism),
                document.comment());
    }

    private static Sketch of(Sketch sketch, Isomorphism isomorphism) {
        Map<Candidate, CellColor> colors = new HashMap<>();
        sketch.colors().forEach((candidate, color) -> colors.put(isomorphism.of(candidate), color));
        List<DrawnLink> links = sketch.links().stream()
                .map(link -> new DrawnLink(isomorphism.of(link.from()), isomorphism.of(link.to()), link.strong()))
                .toList();
        Map<Cell, DigitSet> corners = new HashMap<>();
        sketch.corners()
                .forEach((cell, digits) ->
                        corners.put(isomorphism.of(cell), new DigitSet(isomorphism.digits(digits.mask()))));
        return new Sketch(colors, links, corners);
    }
}
