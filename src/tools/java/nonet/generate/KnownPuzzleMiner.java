package nonet.generate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import nonet.generate.LogicRequest.Scores;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.guide.Guide;
import nonet.logic.cases.ExoticCase;
import nonet.logic.cases.TechniqueCase;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.relatives.CanonicalForm;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import nonet.training.Positions;

/// Finds puzzles that need a rare technique, and writes them as `rare.tsv`. The puzzles of the positions that come with
/// Nonet and of the project's own cases are the first, and those that resemble them come next.
///
/// Arguments: the file, the seconds to take for each technique, and ids of techniques; without ids, all of the file.
public final class KnownPuzzleMiner {

    private static final int WANTED = 5;
    private static final long QUICK = 4_000_000_000L;

    private final FastSolver fast = new FastSolver();
    private final CanonicalForm forms = new CanonicalForm();
    private final Positions positions = Positions.read();
    private final Guide guide = Guide.in(Locale.ENGLISH);
    private final long seconds;

    private KnownPuzzleMiner(long seconds) {
        this.seconds = seconds;
    }

    public static void main(String... arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        Set<String> ids = Set.copyOf(List.of(arguments).subList(2, arguments.length));
        KnownPuzzleMiner miner = new KnownPuzzleMiner(Long.parseLong(arguments[1]));
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        for (RareTechnique each : RareTechnique.ALL) {
            if (ids.isEmpty() || ids.contains(each.technique().id())) {
                List<String> puzzles = miner.needing(each);
                System.out.println(each.technique().id() + " " + puzzles.size());
                String start = each.technique().id() + "\t" + each.seen() + "\t" + each.of();
                lines.replaceAll(line -> line.startsWith(each.technique().id() + "\t")
                        ? Stream.concat(Stream.of(start), puzzles.stream())
                                .reduce((a, b) -> a + "\t" + b)
                                .orElseThrow()
                        : line);
                Files.write(file, lines);
            }
        }
    }

    private List<String> needing(RareTechnique rare) throws IOException {
        LogicRequest logic = new LogicRequest(null, Scores.ANY, Set.of(rare.technique()), Set.of(), Set.of());
        PuzzleRequest request = new PuzzleRequest(Symmetry.NONE, PuzzleRequest.Clues.ANY, false, null).with(logic);
        Profile profile = Profile.modern();
        LogicCriterion test =
                new LogicCriterion(logic, HumanLogic.withoutBruteForce(profile), profile.weights(), fast, true);
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        Map<String, String> found = new LinkedHashMap<>();
        List<Puzzle> starts = starts(rare);
        for (Puzzle each : starts) {
            long started = System.nanoTime();
            try {
                if (found.size() < WANTED
                        && test.fit(each, () -> System.nanoTime() > Math.min(end, started + QUICK))
                                == PuzzleCriterion.Fit.FITS) {
                    found.putIfAbsent(forms.of(each).text(), each.text());
                }
            } catch (CancellationException late) {
                // A puzzle that takes long is no good start.
            }
        }
        System.out.println(rare.technique().id() + " " + found.size() + " of " + starts.size());
        PuzzleGenerator generator = new PuzzleGenerator(request, 1, test, Integer.MAX_VALUE, starts);
        try {
            for (int number = 0; found.size() < WANTED; number++) {
                if (generator.generate(number, () -> System.nanoTime() > end, _ -> {})
                        instanceof Generated.Found(Puzzle puzzle, var _)) {
                    found.putIfAbsent(forms.of(puzzle).text(), puzzle.text());
                }
            }
        } catch (CancellationException late) {
            // Those found until now are kept.
        }
        return List.copyOf(found.values());
    }

    private List<Puzzle> starts(RareTechnique rare) throws IOException {
        List<Grid> grids = new ArrayList<>();
        positions.of(rare.technique()).forEach(each -> grids.add(each.grid()));
        guide.examples(rare.technique()).stream()
                .filter(each -> !each.isLookAlike())
                .forEach(each -> grids.add(each.grid()));
        for (String text : Files.readAllLines(Path.of("src/test/resources/nonet/techniques.txt"))) {
            TechniqueCase.parse(text)
                    .filter(line -> !line.isFailCase()
                            && line.technique().filter(rare.technique()::equals).isPresent())
                    .ifPresent(line -> grids.add(line.grid()));
        }
        for (String text : Files.readAllLines(Path.of("src/test/resources/nonet/exotic-cases.tsv"))) {
            boolean own = text.endsWith("generated") || text.endsWith("derived");
            ExoticCase.parse(text)
                    .filter(each -> own && !each.line().isFailCase() && each.technique() == rare.technique())
                    .ifPresent(each -> grids.add(each.line().grid()));
        }
        return Stream.concat(rare.known().stream(), grids.stream().map(KnownPuzzleMiner::givens))
                .filter(each -> fast.solve(each, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique)
                .distinct()
                .toList();
    }

    private static Puzzle givens(Grid grid) {
        byte[] values = grid.values();
        for (int cell = 0; cell < 81; cell++) {
            if (!grid.givens().contains(nonet.grid.Cell.of(cell))) {
                values[cell] = 0;
            }
        }
        return Puzzle.of(values);
    }
}
