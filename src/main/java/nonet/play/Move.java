package nonet.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.relatives.Isomorphism;

/// A user's action on a document.
public sealed interface Move {

    /// Returns the document after the move; the same document if the move has no effect.
    Document on(Document before);

    private static Document forEach(CellSet cells, Document before, BiFunction<Document, Cell, Document> change) {
        Document after = before;
        for (Cell cell : cells) {
            after = change.apply(after, cell);
        }
        return after;
    }

    /// Puts another puzzle on the board.
    record Open(String name, Puzzle puzzle) implements Move {
        @Override
        public Document on(Document before) {
            return Document.of(name, puzzle);
        }
    }

    /// Replaces this document by another one.
    record Load(Document document) implements Move {
        @Override
        public Document on(Document before) {
            return document;
        }
    }

    /// Puts back what was on the board at another time of the same puzzle.
    record Return(Document board) implements Move {
        @Override
        public Document on(Document before) {
            return board.named(before.name()).commented(before.comment()).bookmarked(before.bookmarks());
        }
    }

    /// Sets this given in each of the cells.
    record SetGiven(CellSet cells, Digit digit) implements Move {
        @Override
        public Document on(Document before) {
            return forEach(cells, before, (after, cell) -> after.withGiven(cell, digit));
        }
    }

    /// Sets several givens at once.
    record Give(List<Candidate> digits) implements Move {

        public Give {
            digits = List.copyOf(digits);
        }

        @Override
        public Document on(Document before) {
            Document after = before;
            for (Candidate digit : digits) {
                after = after.withGiven(digit.cell(), digit.digit());
            }
            return after;
        }
    }

    /// Clears all givens but those of the cells, and the entries of the cleared ones.
    record KeepGivens(CellSet cells) implements Move {
        @Override
        public Document on(Document before) {
            return new ClearGivens(before.puzzle().givenCells().minus(cells)).on(before);
        }
    }

    /// Clears the givens of the cells and all their entries.
    record ClearGivens(CellSet cells) implements Move {
        @Override
        public Document on(Document before) {
            return forEach(cells, before, (after, cell) -> after.withGiven(cell, null));
        }
    }

    /// Enters the digit in each of the cells without a given; pencil marks that it excludes are removed.
    record Enter(CellSet cells, Digit digit) implements Move {
        @Override
        public Document on(Document before) {
            return forEach(cells, before, (after, cell) -> after.withEntry(cell, digit));
        }
    }

    /// Writes digits into one cell after the other; 0 leaves a cell blank. Digits beyond the last cell are dropped, and
    /// where they are not given, given cells stay.
    record Write(Cell first, List<Integer> digits, boolean given) implements Move {

        public Write {
            digits = List.copyOf(digits);
        }

        @Override
        public Document on(Document before) {
            Document after = before;
            for (int i = 0; i < digits.size() && first.index() + i < 81; i++) {
                Cell cell = Cell.of(first.index() + i);
                Digit digit = digits.get(i) == 0 ? null : Digit.of(digits.get(i));
                after = given ? after.withGiven(cell, digit) : after.withEntry(cell, digit);
            }
            return after;
        }
    }

    /// Replaces the entered digits by those of another grid, such as that of an engine.
    record Take(Grid grid) implements Move {
        @Override
        public Document on(Document before) {
            return forEach(CellSet.ALL, before, (after, cell) -> after.withEntry(cell, grid.digit(cell)));
        }
    }

    /// Clears the entered digits, pencil marks and corner marks of the cells; givens stay.
    record Erase(CellSet cells) implements Move {
        @Override
        public Document on(Document before) {
            return forEach(cells, before, (after, cell) -> after.withEntry(cell, null));
        }
    }

    /// Sets the digit's pencil mark in the blank cells, or removes it if all of them have it.
    record ToggleMark(CellSet cells, Digit digit) implements Move {
        @Override
        public Document on(Document before) {
            CellSet blanks = cells.and(before.grid().blanks());
            short[] marks = before.marks();
            boolean everywhere = true;
            for (Cell cell : blanks) {
                everywhere &= before.grid().candidates(cell).contains(digit);
            }
            for (Cell cell : blanks) {
                marks[cell.index()] =
                        (short) (everywhere ? marks[cell.index()] & ~digit.mask() : marks[cell.index()] | digit.mask());
            }
            return before.withMarks(marks);
        }
    }

    /// Sets the digit's corner mark in the blank cells, or removes it if all of them have it.
    record ToggleCorner(CellSet cells, Digit digit) implements Move {
        @Override
        public Document on(Document before) {
            CellSet blanks = cells.and(before.grid().blanks());
            return before.sketched(before.sketch().toggled(blanks, digit));
        }
    }

    /// Sets the pencil marks that the digits on the board allow, in every blank.
    record FillMarks() implements Move {
        @Override
        public Document on(Document before) {
            Grid allowed = Grid.of(before.position());
            short[] marks = new short[81];
            for (Cell cell : Cell.all()) {
                marks[cell.index()] = (short) allowed.candidates(cell).mask();
            }
            return before.withMarks(marks);
        }
    }

    /// Applies the conclusions of a step: enters its digits and removes its candidates. In a blank without pencil
    /// marks, those that the digits allow are set first.
    record Conclude(List<Conclusion> conclusions) implements Move {

        public Conclude {
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public Document on(Document before) {
            Document after = before;
            short[] marks = before.marks();
            Grid allowed = Grid.of(before.position());
            boolean marked = false;
            for (Conclusion conclusion : conclusions) {
                Cell cell = conclusion.candidate().cell();
                int place = cell.index();
                if (conclusion instanceof Conclusion.Elimination) {
                    int there = marks[place] == 0 ? allowed.candidates(cell).mask() : marks[place];
                    marks[place] =
                            (short) (there & ~conclusion.candidate().digit().mask());
                    marked = true;
                }
            }
            after = marked ? after.withMarks(marks) : after;
            for (Conclusion conclusion : conclusions) {
                if (conclusion instanceof Conclusion.Placement(Candidate placed)) {
                    after = after.withEntry(placed.cell(), placed.digit());
                }
            }
            return after;
        }
    }

    /// Removes all pencil marks.
    record EraseMarks() implements Move {
        @Override
        public Document on(Document before) {
            return before.withMarks(new short[81]);
        }
    }

    /// Removes all corner marks.
    record EraseCorners() implements Move {
        @Override
        public Document on(Document before) {
            return before.sketched(before.sketch().withCorners(Map.of()));
        }
    }

    /// Gives the cells a color, or removes it if all of them have it.
    record ToggleColor(CellSet cells, CellColor color) implements Move {
        @Override
        public Document on(Document before) {
            boolean everywhere = true;
            for (Cell cell : cells) {
                everywhere &= before.colors().get(cell) == color;
            }
            return before.withColor(cells, everywhere ? null : color);
        }
    }

    /// Removes the colors of the cells and of their candidates.
    record EraseColors(CellSet cells) implements Move {
        @Override
        public Document on(Document before) {
            return before.withColor(cells, null).sketched(before.sketch().withoutColors(cells));
        }
    }

    /// Gives the digit's pencil marks in the cells a color, or takes it away when every one of them has it.
    record ToggleMarkColor(CellSet cells, Digit digit, CellColor color) implements Move {
        @Override
        public Document on(Document before) {
            List<Candidate> marked = new ArrayList<>();
            for (Cell cell : cells.and(before.grid().blanks())) {
                if (before.grid().candidates(cell).contains(digit)) {
                    marked.add(new Candidate(cell, digit));
                }
            }
            return before.sketched(before.sketch().toggled(marked, color));
        }
    }

    /// Draws a link, or takes it away when it was drawn already.
    record ToggleLink(DrawnLink link) implements Move {
        @Override
        public Document on(Document before) {
            return before.sketched(before.sketch().toggled(link));
        }
    }

    /// Takes away every link that was drawn.
    record EraseLinks() implements Move {
        @Override
        public Document on(Document before) {
            return before.sketched(before.sketch().withoutLinks());
        }
    }

    /// Replaces the comment on the puzzle.
    record Comment(String text) implements Move {
        @Override
        public Document on(Document before) {
            return before.commented(text);
        }
    }

    /// Marks an event of a search, in place of a bookmark that marks the same one.
    record Mark(Bookmark bookmark) implements Move {
        @Override
        public Document on(Document before) {
            List<Bookmark> marks = new ArrayList<>(before.bookmarks());
            marks.removeIf(bookmark::marksSame);
            marks.add(bookmark);
            marks.sort(Comparator.comparing(Bookmark::engine)
                    .thenComparingInt(Bookmark::branch)
                    .thenComparingLong(Bookmark::event));
            return marks.size() > Bookmark.MOST ? before : before.bookmarked(marks);
        }
    }

    /// Removes a bookmark.
    record Unmark(Bookmark bookmark) implements Move {
        @Override
        public Document on(Document before) {
            return before.bookmarked(before.bookmarks().stream()
                    .filter(each -> !each.equals(bookmark))
                    .toList());
        }
    }

    /// Moves lines and replaces digits, of everything on the board.
    record Transform(Isomorphism isomorphism) implements Move {
        @Override
        public Document on(Document before) {
            return Disguise.of(before, isomorphism);
        }
    }

    /// Removes everything except the givens, their name, the comment on them and the bookmarks.
    record StartOver() implements Move {
        @Override
        public Document on(Document before) {
            return Document.of(before.name(), before.puzzle())
                    .commented(before.comment())
                    .bookmarked(before.bookmarks());
        }
    }
}
