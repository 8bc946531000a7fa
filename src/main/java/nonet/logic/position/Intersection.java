package nonet.logic.position;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.grid.House;

/// A line and a box that intersect, with their cells in the order of their index.
public final class Intersection {

    private final House line;
    private final House box;
    private final int[] both;
    private final int[] lineRest;
    private final int[] boxRest;
    private final int placesInBoxRest;

    public Intersection(House line, House box, int[] both, int[] lineRest, int[] boxRest, int placesInBoxRest) {
        this.line = line;
        this.box = box;
        this.both = both;
        this.lineRest = lineRest;
        this.boxRest = boxRest;
        this.placesInBoxRest = placesInBoxRest;
    }

    public House line() {
        return line;
    }

    public House box() {
        return box;
    }

    /// Returns the three cells in both.
    public int[] both() {
        return both;
    }

    /// Returns the six other cells of the line.
    public int[] lineRest() {
        return lineRest;
    }

    /// Returns the six other cells of the box.
    public int[] boxRest() {
        return boxRest;
    }

    /// Returns the places of these cells in the box, nine bits.
    public int placesInBoxRest() {
        return placesInBoxRest;
    }

    private static final List<Intersection> ALL = make();

    /// Returns all 54 intersections, by line and then by box.
    public static List<Intersection> all() {
        return ALL;
    }

    /// Tests whether one of the cells is in the line or the box.
    public boolean touches(CellSet cells) {
        return line.cellSet().intersects(cells) || box.cellSet().intersects(cells);
    }

    /// Returns the cell at the first of some places of the box.
    public int cellInBox(int places) {
        return Geometry.cell(box.index(), Integer.numberOfTrailingZeros(places));
    }

    /// Returns the cells at some places of the box.
    public CellSet cellsInBox(int places) {
        CellSet cells = CellSet.NONE;
        for (int place : Bits.of(places)) {
            cells = cells.with(box.cells().get(place));
        }
        return cells;
    }

    private static List<Intersection> make() {
        List<Intersection> all = new ArrayList<>();
        for (House line : House.all().subList(0, 18)) {
            for (House box : House.all().subList(18, 27)) {
                CellSet both = line.cellSet().and(box.cellSet());
                if (!both.isEmpty()) {
                    CellSet lineRest = line.cellSet().minus(both);
                    CellSet boxRest = box.cellSet().minus(both);
                    all.add(new Intersection(
                            line, box, cells(both), cells(lineRest), cells(boxRest), places(box, boxRest)));
                }
            }
        }
        return List.copyOf(all);
    }

    private static int places(House box, CellSet set) {
        int places = 0;
        for (int place = 0; place < 9; place++) {
            places |= set.contains(box.cells().get(place)) ? 1 << place : 0;
        }
        return places;
    }

    private static int[] cells(CellSet set) {
        int[] cells = new int[set.size()];
        int count = 0;
        for (var cell : set) {
            cells[count++] = cell.index();
        }
        return cells;
    }
}
