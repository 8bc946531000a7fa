package nonet.service.hunt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import nonet.deduce.Technique;
import nonet.files.LockFile;
import nonet.generate.ErRequest.Gem;
import nonet.generate.PuzzleRequest.Clues;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeResult;
import nonet.relatives.CanonicalForm;
import nonet.relatives.Isomorphism;
import nonet.service.hunt.HuntFiles.MismatchException.Why;
import nonet.service.hunt.HuntGoal.Ratings;
import nonet.service.setter.Reduction;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import nonet.solve.fast.FastSearch;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HuntTests {

    private static final Puzzle HARD =
            Puzzle.of("93......1.67....2.8.....3...2..7....6...3.9......2.46.4..6......9..5...3.....4...");
    private static final Puzzle MEDIUM =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    /// Random tries that find some dozens of puzzles.
    private static final Moves SOME = new Moves(4, 3, false, 5);

    /// More finds than the first round has.
    private static final int MOST = 60;

    private static final HuntGoal MINIMAL = new HuntGoal(Clues.ANY, true, Set.of(), Ratings.NONE, 0);

    @TempDir
    private Path folder;

    /// Compares with every puzzle that one other given makes, its solutions counted.
    @Test
    void allRelativesOfOneGivenAreFoundOnceEach() throws IOException {
        Set<String> expected = new TreeSet<>(Set.of(form(HARD)));
        FastSearch search = new FastSearch();
        for (int given : givens(HARD)) {
            byte[] cells = HARD.values();
            cells[given] = 0;
            for (int candidate = 0; candidate < 729; candidate++) {
                if (cells[candidate / 9] == 0) {
                    cells[candidate / 9] = (byte) (candidate % 9 + 1);
                    if (search.count(cells, 0, 2) == 1) {
                        expected.add(form(Puzzle.of(cells)));
                    }
                    cells[candidate / 9] = 0;
                }
            }
        }

        List<Find> finds = hunt(moves(1, 1, false), HuntGoal.ANY, 1, 2, HARD);

        assertThat(forms(finds)).isEqualTo(expected).hasSameSizeAs(finds);
        assertThat(finds.getFirst().puzzle()).isEqualTo(HARD);
    }

    /// Compares with every digit in two cells of the pattern.
    @Test
    void inPlaceThePatternStays() throws IOException {
        Set<String> expected = new TreeSet<>();
        FastSearch search = new FastSearch();
        int[] givens = givens(HARD);
        for (int i = 0; i < givens.length; i++) {
            for (int j = 0; j < i; j++) {
                byte[] cells = HARD.values();
                for (int digits = 0; digits < 81; digits++) {
                    cells[givens[i]] = (byte) (digits / 9 + 1);
                    cells[givens[j]] = (byte) (digits % 9 + 1);
                    if (search.count(cells, 0, 2) == 1) {
                        expected.add(form(Puzzle.of(cells)));
                    }
                }
            }
        }

        List<Find> finds = hunt(moves(2, 2, true), HuntGoal.ANY, 1, 2, HARD);

        assertThat(forms(finds)).isEqualTo(expected);
        assertThat(finds)
                .allSatisfy(find -> assertThat(find.puzzle().givenCells()).isEqualTo(HARD.givenCells()));
    }

    /// Two givens added to a puzzle of twelve solutions, and to one of very many: listed, and tried one by one.
    @Test
    void pairsOfGivensAreThoseThatLeaveOneSolution() {
        Additions additions = new Additions();
        FastSearch search = new FastSearch();
        boolean[] open = new boolean[81];
        for (int cell : new int[] {1, 2, 10, 40, 41, 60, 80}) {
            open[cell] = true;
        }
        byte[] few = MEDIUM.values();
        byte[] many = MEDIUM.values();
        for (int cell : new int[] {0, 1, 4, 9, 12, 13, 19, 36}) {
            few[cell] = cell > 12 ? few[cell] : 0;
            many[cell] = 0;
        }
        for (byte[] cells : List.of(few, many)) {
            Set<String> expected = new TreeSet<>();
            for (int one = 0; one < 729; one++) {
                for (int other = (one / 9 + 1) * 9; other < 729; other++) {
                    byte[] both = cells.clone();
                    if (open[one / 9] && open[other / 9] && both[one / 9] == 0 && both[other / 9] == 0) {
                        both[one / 9] = (byte) (one % 9 + 1);
                        both[other / 9] = (byte) (other % 9 + 1);
                        if (search.count(both, 0, 2) == 1) {
                            expected.add(Puzzle.of(both).text());
                        }
                    }
                }
            }
            List<String> found = new ArrayList<>();
            byte[] before = cells.clone();
            additions.search(cells, 2, open, made -> found.add(Puzzle.of(made).text()), Cancel.NEVER);
            assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(cells).isEqualTo(before);
        }
    }

    @Test
    void neitherThreadsNorBreaksChangeTheResult() throws IOException {
        HuntGoal rated = goal(new Ratings(0, 0, 0, Gem.ANY, true), Set.of());
        Map<HuntRequest, Puzzle> hunts = Map.of(
                new HuntRequest(moves(1, 1, false), 3, 2, MINIMAL), HARD, new HuntRequest(SOME, 3, 1, rated), MEDIUM);
        for (HuntRequest request : hunts.keySet()) {
            Puzzle seed = hunts.get(request);
            List<String> whole = lines(hunt(request, MOST, 1, seed));
            assertThat(whole).hasSizeGreaterThan(30);
            assertThat(lines(hunt(request, MOST, 3, seed))).isEqualTo(whole);

            Path file = folder.resolve("hunt" + request.moves());
            Checkpoint checkpoint = Checkpoint.of(request, List.of(seed));
            for (int parts = 1; parts < 5; parts++) {
                Hunt hunt = Hunt.of(checkpoint, 2, System::nanoTime);
                CancelToken cancel = new CancelToken();
                int[] left = {whole.size() / 5};
                assertThatThrownBy(() -> hunt.run(
                                MOST,
                                find -> {
                                    if (--left[0] == 0) {
                                        cancel.request();
                                    }
                                },
                                cancel))
                        .isInstanceOf(CancellationException.class);
                Checkpoint.write(file, hunt);
                checkpoint = Checkpoint.read(file);
                assertThat(checkpoint.request()).isEqualTo(request);
            }
            Hunt last = Hunt.of(checkpoint, 2, System::nanoTime);
            last.run(MOST, find -> {}, new CancelToken());
            assertThat(lines(last.finds())).isEqualTo(whole);
        }
    }

    /// A seed and a disguise of it have the same relatives, and two parts of the seeds those of all.
    @Test
    void partsOfTheSeedsHaveTheSameClassesTogether() throws IOException {
        for (HuntRequest request : List.of(
                new HuntRequest(moves(1, 1, false), 3, 1, MINIMAL), new HuntRequest(SOME, 3, 1, HuntGoal.ANY))) {
            Puzzle seed = request.moves().isComplete() ? HARD : MEDIUM;
            Puzzle other = hunt(request, 2, seed).getLast().puzzle();
            Set<String> all = forms(hunt(request, 2, seed, other));
            Set<String> parts = forms(hunt(request, 2, Isomorphism.shuffle(5, 0).of(seed)));
            parts.addAll(forms(hunt(request, 2, other)));
            assertThat(parts).isEqualTo(all);
        }
    }

    @Test
    void whatIsFoundMeetsTheGoal() throws IOException {
        SeRater rater = new SeRater(new FastSolver());
        List<Find> all = hunt(SOME, goal(new Ratings(0, 0, 0, Gem.ANY, true), Set.of()), 1, 2, MEDIUM);
        assertThat(all)
                .allSatisfy(find -> assertThat(rater.rate(find.puzzle(), Cancel.NEVER))
                        .isInstanceOfSatisfying(
                                SeResult.Rated.class,
                                rated -> assertThat(rated.rating()).isEqualTo(find.rating())));
        for (Ratings wanted : List.of(
                new Ratings(20, 0, 0, Gem.ANY, false),
                new Ratings(0, 15, 0, Gem.ANY, false),
                new Ratings(0, 0, 15, Gem.ANY, false),
                new Ratings(20, 0, 0, Gem.PEARL, false),
                new Ratings(15, 0, 0, Gem.DIAMOND, false))) {
            List<Find> fitting = all.stream().filter(find -> fits(find, wanted)).toList();
            assertThat(hunt(SOME, goal(wanted, Set.of()), 1, 2, MEDIUM))
                    .as(wanted.toString())
                    .isEqualTo(fitting);
        }
        HuntGoal guessed = new HuntGoal(new Clues(HARD.clues(), 81), true, Set.of(), Ratings.NONE, 1);
        assertThat(hunt(moves(1, 1, false), guessed, 1, 2, HARD)).isNotEmpty().allSatisfy(find -> {
            assertThat(find.puzzle().clues()).isEqualTo(HARD.clues());
            assertThat(find.guesses()).isPositive();
            assertThat(Reduction.redundant(find.puzzle(), Cancel.NEVER)).isEqualTo(CellSet.NONE);
        });
        Puzzle pairs = Puzzle.of(".8..6...3.7....1.....3.5......4.2.....1.7..9...4...7.8.938.....7.....4.....19...6");
        assertThat(hunt(moves(1, 0, false), goal(Ratings.NONE, Set.of(Technique.NAKED_PAIR)), 1, 1, pairs))
                .containsExactly(new Find(pairs, null, -1));
        assertThat(hunt(moves(1, 0, false), goal(Ratings.NONE, Set.of(Technique.X_WING)), 1, 1, pairs))
                .isEmpty();
    }

    private static boolean fits(Find find, Ratings wanted) {
        var rating = find.rating();
        return rating != null
                && rating.er() >= wanted.er()
                && rating.ep() >= wanted.ep()
                && rating.ed() >= wanted.ed()
                && (wanted.gem() != Gem.PEARL || rating.isPearl())
                && (wanted.gem() != Gem.DIAMOND || rating.isDiamond());
    }

    @Test
    void aResultFileIsKeptUnlessItBelongsToItsCheckpoint() throws IOException {
        HuntRequest request = new HuntRequest(moves(1, 1, false), 1, 1, HuntGoal.ANY);
        HuntFiles files = HuntFiles.of(folder.resolve("found.txt"));
        assertThat(files.open(request, List.of(HARD))).isEmpty();
        Hunt hunt = Hunt.of(Checkpoint.of(request, List.of(HARD)), 2, System::nanoTime);
        hunt.run(3, find -> {}, new CancelToken());
        files.save(hunt);
        assertThat(Files.readAllLines(files.results())).hasSize(3).isEqualTo(lines(hunt.finds()));

        assertThat(files.open(request, List.of(HARD)).orElseThrow().finds()).isEqualTo(hunt.finds());
        HuntRequest other = new HuntRequest(moves(1, 1, false), 1, 2, HuntGoal.ANY);
        assertMismatch(files, other, HARD, Why.OTHER_HUNT);
        assertMismatch(files, request, MEDIUM, Why.OTHER_HUNT);
        Files.writeString(files.results(), lines(hunt.finds()).getFirst() + "\n");
        assertThat(files.open(request, List.of(HARD))).isPresent();
        Files.writeString(files.results(), "my own\n");
        assertMismatch(files, request, HARD, Why.OTHER_RESULTS);
        String text = Files.readString(files.checkpoint());
        for (String damaged : List.of(
                "",
                text.replace("\nend", "\n"),
                text.replace("at ", "at x"),
                text.replaceFirst("at \\d+ \\d+", "at 1 9223372036854775807"),
                text.replaceAll("(?m)^known .*\n", ""),
                text.replaceFirst("(?m)^pending .*\n", ""),
                "nonet-hunt 1\n")) {
            Files.writeString(files.checkpoint(), damaged);
            assertThatThrownBy(() -> files.open(request, List.of(HARD))).isInstanceOf(Checkpoint.NoCheckpoint.class);
        }
        Files.writeString(files.results(), "");
        Files.writeString(
                files.checkpoint(), text.replace("nonet-hunt 2", "nonet-hunt 1").replaceFirst("end \\d+", "end"));
        assertThat(files.open(request, List.of(HARD)).orElseThrow().finds()).isEqualTo(hunt.finds());
        Files.writeString(files.results(), "my own\n");
        Files.delete(files.checkpoint());
        assertMismatch(files, request, HARD, Why.NO_CHECKPOINT);
        assertThat(Files.readString(files.results())).isEqualTo("my own\n");
    }

    @Test
    void filesAreReservedForOneHunt() throws IOException {
        HuntFiles files = HuntFiles.of(folder.resolve("found.txt"));
        try (LockFile reserved = files.reserve()) {
            assertThat(reserved).isNotNull();
            assertThatThrownBy(files::reserve)
                    .isInstanceOfSatisfying(
                            HuntFiles.MismatchException.class,
                            other -> assertThat(other.why()).isEqualTo(Why.IN_USE));
            HuntFiles.of(folder.resolve("other.txt")).reserve().close();
        }
        files.reserve().close();
        assertThat(folder).isEmptyDirectory();
        assertThat(HuntFiles.of(folder.resolve("missing/found.txt")).reserve()).isNull();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theFilesMatchWheneverTheyAreSaved() throws IOException, InterruptedException {
        HuntRequest request = new HuntRequest(moves(1, 1, false), 1, 1, HuntGoal.ANY);
        HuntFiles files = HuntFiles.of(folder.resolve("found.txt"));
        Hunt hunt = Hunt.of(Checkpoint.of(request, List.of(MEDIUM)), 2, System::nanoTime);
        CancelToken cancel = new CancelToken();
        Thread hunting = Thread.ofPlatform().start(() -> {
            try {
                hunt.run(Long.MAX_VALUE, find -> {}, cancel);
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        });
        do {
            files.save(hunt);
            files.check(Checkpoint.read(files.checkpoint()).finds());
        } while (hunting.isAlive());
        hunting.join();
        files.save(hunt);
        assertThat(Files.readAllLines(files.results())).isEqualTo(lines(hunt.finds()));
    }

    private static void assertMismatch(HuntFiles files, HuntRequest request, Puzzle seed, Why why) {
        assertThatThrownBy(() -> files.open(request, List.of(seed)))
                .isInstanceOfSatisfying(
                        HuntFiles.MismatchException.class,
                        other -> assertThat(other.why()).isEqualTo(why));
    }

    @Test
    void aPatternGivesSeeds() {
        CellSet pattern = MEDIUM.givenCells();
        List<Puzzle> made = PatternSeeds.of(pattern, 3, 1, Cancel.NEVER);
        assertThat(made)
                .hasSize(3)
                .allSatisfy(each -> assertThat(each.givenCells()).isEqualTo(pattern));
        assertThat(PatternSeeds.of(pattern, 2, 1, Cancel.NEVER)).isEqualTo(made.subList(0, 2));
    }

    private static Moves moves(int removed, int added, boolean inPlace) {
        return new Moves(removed, added, inPlace, 1);
    }

    private static HuntGoal goal(Ratings ratings, Set<Technique> needs) {
        return new HuntGoal(Clues.ANY, false, needs, ratings, 0);
    }

    private static List<Find> hunt(Moves moves, HuntGoal goal, int rounds, int jobs, Puzzle... seeds)
            throws IOException {
        return hunt(new HuntRequest(moves, 3, rounds, goal), jobs, seeds);
    }

    private static List<Find> hunt(HuntRequest request, int jobs, Puzzle... seeds) throws IOException {
        return hunt(request, Long.MAX_VALUE, jobs, seeds);
    }

    private static List<Find> hunt(HuntRequest request, long most, int jobs, Puzzle... seeds) throws IOException {
        Hunt hunt = Hunt.of(Checkpoint.of(request, List.of(seeds)), jobs, System::nanoTime);
        List<Find> told = new ArrayList<>();
        hunt.run(most, told::add, new CancelToken());
        assertThat(told).isEqualTo(hunt.finds());
        return told;
    }

    private static List<String> lines(Collection<Find> finds) {
        return finds.stream().map(Find::line).toList();
    }

    private static Set<String> forms(Collection<Find> finds) {
        Set<String> forms = new TreeSet<>();
        finds.forEach(find -> forms.add(form(find.puzzle())));
        return forms;
    }

    private static String form(Puzzle puzzle) {
        return new CanonicalForm().of(puzzle).text();
    }

    private static int[] givens(Puzzle puzzle) {
        List<Integer> givens = new ArrayList<>();
        puzzle.givenCells().forEach(cell -> givens.add(cell.index()));
        return givens.stream().mapToInt(Integer::intValue).toArray();
    }
}
