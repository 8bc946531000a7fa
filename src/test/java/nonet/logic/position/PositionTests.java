package nonet.logic.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import nonet.deduce.Als;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.links.AlsList;
import org.junit.jupiter.api.Test;

class PositionTests {

    private static final long SEED = 11;

    @Test
    void conclusionsChangeThePositionAsTheyChangeTheGrid() {
        Random random = new Random(SEED);
        Grid grid = Grid.of(Samples.draw(random));
        Position position = Position.of(grid);
        for (int i = 0; i < 200; i++) {
            Candidate candidate = new Candidate(Cell.of(random.nextInt(81)), Digit.of(1 + random.nextInt(9)));
            boolean placing =
                    random.nextInt(4) == 0 && grid.candidates(candidate.cell()).contains(candidate.digit());
            Grid before = grid;
            Position old = position;
            grid = placing ? grid.place(candidate) : grid.remove(candidate);
            position = position.after(
                    placing ? Conclusion.place(candidate) : List.of(new Conclusion.Elimination(candidate)));

            assertThat(old.grid()).as("stays as it was, seed " + SEED).isEqualTo(before);
            agree(position, grid);
        }
    }

    private static void agree(Position position, Grid grid) {
        assertThat(position.grid()).isEqualTo(grid);
        assertThat(position.blanks()).isEqualTo(grid.blanks().size());
        for (House house : House.all()) {
            assertThat(position.blanksIn(house.index()))
                    .isEqualTo(grid.blanks().and(house.cellSet()).size());
            for (Digit digit : Digit.values()) {
                CellSet cells = CellSet.of(house.cells().stream()
                        .filter(cell -> grid.candidates(cell).contains(digit))
                        .toList());
                assertThat(position.cells(house, digit)).isEqualTo(cells);
                int places = position.places(house.index(), digit.ordinal());
                assertThat(CellSet.of(house.cells().stream()
                                .filter(cell -> (places >> Geometry.place(house.index(), cell.index()) & 1) != 0)
                                .toList()))
                        .isEqualTo(cells);
            }
        }
    }

    @Test
    void strongLinksAreTheHousesWithTwoPlaces() {
        Random random = new Random(SEED);
        Position position = Position.of(Grid.of(Samples.draw(random)));
        for (Digit digit : Digit.values()) {
            assertThat(StrongLinks.of(position).of(digit.ordinal()))
                    .extracting(link -> CellSet.of(Cell.of(link.first()), Cell.of(link.second())))
                    .containsExactlyElementsOf(House.all().stream()
                            .map(house -> position.cells(house, digit))
                            .filter(cells -> cells.size() == 2)
                            .toList());
        }
    }

    @Test
    void almostLockedSetsHaveOneMoreDigitThanCells() {
        Random random = new Random(SEED);
        Position position = Position.of(Grid.of(Samples.draw(random)));
        AlsList sets = AlsList.of(position);
        assertThat(sets.size()).isPositive();
        for (int i = 0; i < sets.size(); i++) {
            Als als = sets.get(i);
            int mask = 0;
            for (Cell cell : als.cells()) {
                mask |= position.mask(cell.index());
            }
            assertThat(als.digits()).isEqualTo(new DigitSet(mask));
            assertThat(als.cells().minus(als.house().cellSet()).isEmpty()).isTrue();
            for (Digit digit : als.digits()) {
                CellSet peers = sets.peers(i, digit.ordinal());
                CellSet places = als.cells().and(position.cells(digit));
                assertThat(peers)
                        .isEqualTo(CellSet.of(Cell.all().stream()
                                .filter(position.cells(digit)::contains)
                                .filter(cell -> places.minus(cell.peers()).isEmpty())
                                .toList()));
            }
        }
    }

    @Test
    void anEmptyGridHasNeitherLinksNorAlmostLockedSetsBelowEightCells() {
        Position position = Position.of(Grid.of(Puzzle.EMPTY));
        assertThat(StrongLinks.of(position).of(0)).isEmpty();
        assertThat(AlsList.of(position).get(0).cells().size()).isEqualTo(8);
    }
}
