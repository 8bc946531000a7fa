package nonet.bench;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Technique;
import nonet.generate.Generated;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.Symmetry;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.Rater;
import nonet.service.generate.PuzzleGeneration;
import nonet.solve.Cancel;

/// Prints in how many of some random minimal puzzles each technique is on the path, with the profile *HoDoKu*, or
/// *Modern* for techniques that only it has.
///
/// Arguments: the number of puzzles with each profile, such as `10000 2000`.
final class TechniqueOccurrence {

    private static final long SEED = 1;

    private TechniqueOccurrence() {}

    public static void main(String[] arguments) {
        List<Profile> profiles = List.of(Profile.hodoku(), Profile.modern());
        for (int i = 0; i < profiles.size(); i++) {
            int puzzles = Integer.parseInt(arguments[i]);
            Map<Technique, Integer> counts = counts(profiles.get(i), puzzles);
            for (Technique technique : Technique.values()) {
                boolean first = profiles.getFirst().forSolving().on().contains(technique);
                if (profiles.get(i).forSolving().on().contains(technique) && (i == 0 || !first)) {
                    System.out.println(technique.id() + " " + counts.getOrDefault(technique, 0) + " of " + puzzles);
                }
            }
        }
    }

    private static Map<Technique, Integer> counts(Profile profile, int puzzles) {
        PuzzleGenerator generator = new PuzzleGeneration(() -> profile, Integer.MAX_VALUE)
                .generator(new PuzzleRequest(Symmetry.NONE, Clues.ANY, true, null), SEED);
        Rater rater = new Rater(HumanLogic.withoutBruteForce(profile), profile.weights());
        Map<Technique, Integer> counts = new EnumMap<>(Technique.class);
        for (int i = 0; i < puzzles; i++) {
            if (generator.generate(i, Cancel.NEVER, _ -> {}) instanceof Generated.Found(Puzzle puzzle, var _)) {
                rater.rate(Position.of(Grid.of(puzzle)), Cancel.NEVER)
                        .steps()
                        .keySet()
                        .forEach(each -> counts.merge(each, 1, Integer::sum));
            }
        }
        return counts;
    }
}
