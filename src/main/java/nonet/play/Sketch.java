package nonet.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import org.jspecify.annotations.Nullable;

/// The notes of the user that are no candidates: colors and links among the pencil marks, and corner marks, such as
/// Snyder's for the two places of a digit in a box.
///
/// @param colors the candidates that were given a color
/// @param links the links between candidates, in the order in which they were drawn
/// @param corners the corner marks of the cells that have some
public record Sketch(Map<Candidate, CellColor> colors, List<DrawnLink> links, Map<Cell, DigitSet> corners) {

    /// Nothing is drawn.
    public static final Sketch NONE = new Sketch(Map.of(), List.of());

    /// Creates a sketch without corner marks.
    public Sketch(Map<Candidate, CellColor> colors, List<DrawnLink> links) {
        this(colors, links, Map.of());
    }

    public Sketch {
        colors = Map.copyOf(colors);
        links = List.copyOf(links);
        Map<Cell, DigitSet> kept = new HashMap<>(corners);
        kept.values().removeIf(DigitSet::isEmpty);
        corners = Map.copyOf(kept);
    }

    public boolean isEmpty() {
        return colors.isEmpty() && links.isEmpty() && corners.isEmpty();
    }

    /// Returns the corner marks of a cell.
    public DigitSet corners(Cell cell) {
        return corners.getOrDefault(cell, DigitSet.NONE);
    }

    /// Returns the corner marks alone.
    public Sketch cornersOnly() {
        return new Sketch(Map.of(), List.of(), corners);
    }

    /// Returns this sketch with other links.
    public Sketch withLinks(List<DrawnLink> others) {
        return new Sketch(colors, others, corners);
    }

    /// Returns this sketch with other corner marks.
    public Sketch withCorners(Map<Cell, DigitSet> others) {
        return new Sketch(colors, links, others);
    }

    /// Returns this sketch with the digit's corner mark in each of the cells, or with none there if all of them have
    /// it.
    Sketch toggled(CellSet cells, Digit digit) {
        boolean everywhere = true;
        for (Cell cell : cells) {
            everywhere &= corners(cell).contains(digit);
        }
        Map<Cell, DigitSet> changed = new HashMap<>(corners);
        for (Cell cell : cells) {
            DigitSet there = corners(cell);
            changed.put(cell, everywhere ? there.without(digit) : there.with(digit));
        }
        return withCorners(changed);
    }

    /// Returns this sketch without the corner marks that a digit in a cell excludes, those of the cell and those of the
    /// digit in its peers; without those of the cell alone if the digit is null.
    Sketch withoutCorners(Cell cell, @Nullable Digit digit) {
        if (corners.isEmpty()) {
            return this;
        }
        Map<Cell, DigitSet> changed = new HashMap<>(corners);
        changed.remove(cell);
        if (digit != null) {
            for (Cell peer : cell.peers()) {
                changed.computeIfPresent(peer, (_, there) -> there.without(digit));
            }
        }
        return withCorners(changed);
    }

    /// Returns this sketch with the color on each of the candidates, or with none there when all of them have it.
    Sketch toggled(List<Candidate> candidates, CellColor color) {
        Map<Candidate, CellColor> changed = new HashMap<>(colors);
        if (candidates.stream().allMatch(candidate -> colors.get(candidate) == color)) {
            candidates.forEach(changed::remove);
        } else {
            candidates.forEach(candidate -> changed.put(candidate, color));
        }
        return new Sketch(changed, links, corners);
    }

    /// Returns this sketch without the colors of the candidates in some cells.
    Sketch withoutColors(CellSet cells) {
        Map<Candidate, CellColor> kept = new HashMap<>(colors);
        kept.keySet().removeIf(candidate -> cells.contains(candidate.cell()));
        return new Sketch(kept, links, corners);
    }

    /// Returns this sketch with the link, in place of one of another kind with the same ends; or without it when it was
    /// drawn already.
    Sketch toggled(DrawnLink link) {
        List<DrawnLink> changed = new ArrayList<>(links);
        boolean drawn = changed.removeIf(each -> each.joins(link) && each.strong() == link.strong());
        changed.removeIf(each -> each.joins(link));
        if (!drawn) {
            changed.add(link);
        }
        return new Sketch(colors, changed, corners);
    }

    /// Returns this sketch without its links.
    Sketch withoutLinks() {
        return new Sketch(colors, List.of(), corners);
    }
}
