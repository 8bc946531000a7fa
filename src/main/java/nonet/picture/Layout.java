package nonet.picture;

import java.util.List;

/// The layout of puzzles or steps on pages.
///
/// @param perPage the number on a page, one of [#PER_PAGE]
/// @param candidates whether candidates are shown as pencil marks
/// @param solutions whether the solutions follow at the end
/// @param names whether each has its number and name above it
/// @param levels whether each states its level
/// @param ratings whether each states its rating of Sudoku Explainer
/// @param codes whether each has its QR code beside it
public record Layout(
        Paper paper,
        int perPage,
        boolean candidates,
        boolean solutions,
        boolean names,
        boolean levels,
        boolean ratings,
        boolean codes) {

    /// The possible numbers on a page.
    public static final List<Integer> PER_PAGE = List.of(1, 2, 4, 6, 9);

    /// The usual number of steps on a page.
    public static final int STEPS_PER_PAGE = 6;

    /// One puzzle on an A4 page, with only its name.
    public static final Layout DEFAULT = new Layout(Paper.A4, 1, false, false, true, false);

    /// Returns a layout without ratings of Sudoku Explainer and without QR codes.
    public Layout(Paper paper, int perPage, boolean candidates, boolean solutions, boolean names, boolean levels) {
        this(paper, perPage, candidates, solutions, names, levels, false, false);
    }

    public Layout {
        if (!PER_PAGE.contains(perPage)) {
            throw new IllegalArgumentException("no layout for " + perPage + " a page");
        }
    }

    /// Returns the same layout on another paper.
    public Layout on(Paper other) {
        return new Layout(other, perPage, candidates, solutions, names, levels, ratings, codes);
    }

    int columns() {
        return perPage < 4 ? 1 : perPage < 9 ? 2 : 3;
    }

    int rows() {
        return perPage / columns();
    }
}
