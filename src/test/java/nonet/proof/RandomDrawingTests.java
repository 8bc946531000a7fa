package nonet.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import nonet.Repetitions;
import nonet.TestData;
import nonet.deduce.Conclusion;
import nonet.deduce.Link.Kind;
import nonet.deduce.Node;
import nonet.deduce.Sector;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.proof.ChainJudge.ChainVerdict;
import nonet.proof.ChainJudge.Flaw;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Random chains and sets, right, nearly right and wrong, against a search that tries everything.
@Tag("sampled")
@Tag("repeated")
class RandomDrawingTests {

    private static final List<String> PUZZLES = TestData.lines("corpora/newspaper-medium.txt");
    private static final int DRAWINGS = Repetitions.of(100, 300, 10_000);

    private final Random random = new Random(35);

    private Grid board() {
        return Grid.of(Puzzle.of(PUZZLES.get(random.nextInt(PUZZLES.size())).substring(0, 81)));
    }

    @Test
    void chainsAreJudgedAsTryingEverythingDoes() {
        int right = 0;
        int broken = 0;
        for (int i = 0; i < DRAWINGS; i++) {
            Grid grid = board();
            DrawnChain chain = chain(grid, 2 + random.nextInt(5));
            String about = "drawing %d: %s".formatted(i, chain);
            ChainVerdict verdict = ChainJudge.judge(chain, grid, Cancel.NEVER);
            assertThat(flaws(verdict)).as(about).isEqualTo(flaws(chain, grid));
            assertThat(ChainJudge.holds(chain, grid)).as(about).isEqualTo(!(verdict instanceof ChainVerdict.Broken));
            if (verdict instanceof ChainVerdict.Broken) {
                broken++;
            } else {
                List<Sector> truths = truths(chain, grid);
                assertThat(new HashSet<>(
                                verdict instanceof ChainVerdict.Right(var found) ? found.conclusions() : List.of()))
                        .as(about)
                        .isEqualTo(everything(truths, sees(), grid));
                right += verdict instanceof ChainVerdict.Right ? 1 : 0;
            }
        }
        assertThat(right).isGreaterThan(DRAWINGS / 50);
        assertThat(broken).isGreaterThan(DRAWINGS / 20);
    }

    @Test
    void setsAreJudgedAsTryingEverythingDoes() {
        int proved = 0;
        for (int i = 0; i < DRAWINGS; i++) {
            Grid grid = board();
            List<Sector> truths = new ArrayList<>();
            int size = 1 + random.nextInt(4);
            while (truths.size() < size) {
                Sector each = sector(grid);
                if (!truths.contains(each) && candidates(List.of(each), grid).size() <= 5) {
                    truths.add(each);
                }
            }
            List<Sector> links =
                    new ArrayList<>(random.nextBoolean() ? SetJudge.completed(truths, List.of(), grid) : List.of());
            for (int more = random.nextInt(4); more > 0; more--) {
                links.add(sector(grid));
            }
            SetJudge.SetVerdict verdict = SetJudge.judge(truths, links, grid, Cancel.NEVER);
            List<Sector> exclusive = new ArrayList<>(truths);
            exclusive.addAll(links);
            Conflict conflict = (one, other) ->
                    exclusive.stream().anyMatch(each -> SetJudge.contains(each, one) && SetJudge.contains(each, other));
            String about = "drawing %d: %s / %s".formatted(i, SetJudge.text(truths), SetJudge.text(links));
            assertThat(verdict.tooLarge()).as(about).isFalse();
            if (!verdict.impossible()) {
                assertThat(new HashSet<>(verdict.conclusions()))
                        .as(about)
                        .isEqualTo(everything(truths, conflict, grid));
                proved += verdict.conclusions().isEmpty() ? 0 : 1;
            }
        }
        assertThat(proved).isGreaterThan(DRAWINGS / 20);
    }

    private interface Conflict {
        boolean between(Candidate one, Candidate other);
    }

    private static Conflict sees() {
        return (one, other) -> one.cell().equals(other.cell())
                || one.digit() == other.digit() && one.cell().peers().contains(other.cell());
    }

    /// Returns what all assignments of one candidate to each truth have in common.
    private static Set<Conclusion> everything(List<Sector> truths, Conflict conflict, Grid grid) {
        List<Set<Candidate>> assignments = new ArrayList<>();
        assign(truths, 0, new ArrayList<>(), conflict, grid, assignments);
        Set<Conclusion> all = new HashSet<>();
        for (Cell cell : grid.blanks()) {
            for (Digit digit : grid.candidates(cell)) {
                Candidate candidate = new Candidate(cell, digit);
                boolean inTruth = truths.stream().anyMatch(truth -> SetJudge.contains(truth, candidate));
                boolean always = inTruth && assignments.stream().allMatch(each -> each.contains(candidate));
                boolean never = assignments.stream()
                        .noneMatch(each -> each.contains(candidate)
                                || !inTruth && each.stream().noneMatch(chosen -> conflict.between(chosen, candidate)));
                if (always) {
                    all.add(new Conclusion.Placement(candidate));
                } else if (never) {
                    all.add(new Conclusion.Elimination(candidate));
                }
            }
        }
        return all;
    }

    private static void assign(
            List<Sector> truths,
            int next,
            List<Candidate> chosen,
            Conflict conflict,
            Grid grid,
            List<Set<Candidate>> assignments) {
        if (next == truths.size()) {
            assignments.add(Set.copyOf(chosen));
            return;
        }
        for (Candidate candidate : candidates(List.of(truths.get(next)), grid)) {
            if (chosen.contains(candidate) || chosen.stream().noneMatch(each -> conflict.between(each, candidate))) {
                List<Candidate> more = new ArrayList<>(chosen);
                more.add(candidate);
                assign(truths, next + 1, new ArrayList<>(new HashSet<>(more)), conflict, grid, assignments);
            }
        }
    }

    private static List<Candidate> candidates(List<Sector> sectors, Grid grid) {
        List<Candidate> all = new ArrayList<>();
        for (Cell cell : grid.blanks()) {
            for (Digit digit : grid.candidates(cell)) {
                Candidate each = new Candidate(cell, digit);
                if (sectors.stream().anyMatch(sector -> SetJudge.contains(sector, each))) {
                    all.add(each);
                }
            }
        }
        return all;
    }

    private Sector sector(Grid grid) {
        while (true) {
            Sector sector = random.nextInt(3) == 0
                    ? new Sector.OfCell(Cell.of(random.nextInt(81)))
                    : new Sector.OfHouse(House.at(random.nextInt(27)), Digit.at(random.nextInt(9)));
            if (!candidates(List.of(sector), grid).isEmpty()) {
                return sector;
            }
        }
    }

    /// Returns a chain whose links mostly hold: from each candidate on to another that it is linked to, now and then to
    /// any other.
    private DrawnChain chain(Grid grid, int links) {
        List<Candidate> all =
                candidates(Cell.all().stream().<Sector>map(Sector.OfCell::new).toList(), grid);
        Candidate at = all.get(random.nextInt(all.size()));
        DrawnChain chain = new DrawnChain(List.of(Node.of(at)), List.of());
        boolean strong = true;
        for (int i = 0; i < links; i++) {
            Candidate from = at;
            boolean wanted = strong;
            List<Candidate> next = all.stream()
                    .filter(each ->
                            !each.equals(from) && (wanted ? isStrong(from, each, grid) : sees().between(from, each)))
                    .toList();
            boolean wild = next.isEmpty() || random.nextInt(20) == 0;
            Candidate to = wild ? all.get(random.nextInt(all.size())) : next.get(random.nextInt(next.size()));
            if (to.equals(at)) {
                continue;
            }
            chain = chain.then(strong ? Kind.STRONG : Kind.WEAK, Node.of(to));
            at = to;
            strong = random.nextInt(40) == 0 ? strong : !strong;
        }
        return chain;
    }

    private static boolean isStrong(Candidate one, Candidate other, Grid grid) {
        return sectors(one).stream()
                .anyMatch(sector -> SetJudge.contains(sector, other)
                        && candidates(List.of(sector), grid).size() == 2);
    }

    private static List<Sector> sectors(Candidate candidate) {
        List<Sector> sectors = new ArrayList<>(List.of(new Sector.OfCell(candidate.cell())));
        for (House.Kind kind : House.Kind.values()) {
            sectors.add(new Sector.OfHouse(House.of(kind, candidate.cell()), candidate.digit()));
        }
        return sectors;
    }

    /// Returns the indexes of the links that do not hold.
    private static List<Integer> flaws(DrawnChain chain, Grid grid) {
        List<Integer> flaws = new ArrayList<>();
        for (int i = 0; i < chain.joints().size(); i++) {
            Candidate from = candidate(chain.nodes().get(i));
            Candidate to = candidate(chain.nodes().get(i + 1));
            boolean strong = chain.joints().get(i).kind() == Kind.STRONG;
            boolean holds = strong ? isStrong(from, to, grid) : sees().between(from, to);
            boolean alternates = i == 0
                    || chain.joints().get(i - 1).kind() != chain.joints().get(i).kind();
            if (!holds || !alternates) {
                flaws.add(i);
            }
        }
        return flaws;
    }

    private static List<Integer> flaws(ChainVerdict verdict) {
        return verdict instanceof ChainVerdict.Broken(var flaws)
                ? flaws.stream().map(Flaw::link).toList()
                : List.of();
    }

    private static Candidate candidate(Node node) {
        return new Candidate(node.cells().first(), node.digit());
    }

    /// The truths of the strong links: for each the first sector that both ends fill, the cell or a house.
    private static List<Sector> truths(DrawnChain chain, Grid grid) {
        List<Sector> truths = new ArrayList<>();
        for (int i = 0; i < chain.joints().size(); i++) {
            Candidate to = candidate(chain.nodes().get(i + 1));
            if (chain.joints().get(i).kind() == Kind.STRONG) {
                truths.add(sectors(candidate(chain.nodes().get(i))).stream()
                        .filter(sector -> SetJudge.contains(sector, to)
                                && candidates(List.of(sector), grid).size() == 2)
                        .findFirst()
                        .orElseThrow());
            }
        }
        return truths.stream().distinct().toList();
    }
}
