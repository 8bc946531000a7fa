package nonet.ui.verdict;

import nonet.explain.Marks;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.trace.Entry;
import org.jspecify.annotations.Nullable;

/// What the board shows of an explanation.
///
/// @param grid the board with its digits and candidates; which of them are given is not of interest
/// @param guessed the cells whose digit stands there on trial
/// @param entry the event that led here, or null
public record WhyPicture(
        Grid grid, CellSet guessed, @Nullable Entry entry, Marks marks) {}
