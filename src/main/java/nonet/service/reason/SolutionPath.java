package nonet.service.reason;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.logic.solver.Step;
import nonet.picture.StepGraph;

/// A path with the earlier steps that each of its steps needs.
///
/// @param steps the steps in order
/// @param restsOn for each step the indexes of the earlier ones that removed candidates it needs to be missing
public record SolutionPath(List<Step> steps, List<List<Integer>> restsOn) {

    public SolutionPath {
        steps = List.copyOf(steps);
        restsOn = restsOn.stream().map(List::copyOf).toList();
    }

    /// Returns the number of steps that are more than singles, by which the length of paths is compared: every path
    /// places the same digits.
    public int length() {
        return length(steps);
    }

    static int length(List<Step> steps) {
        return (int) steps.stream().filter(step -> !isSingle(step)).count();
    }

    static boolean isSingle(Step step) {
        return step.deduction().technique().family() == Family.SINGLES;
    }

    /// Returns the layer of each step: 0 if it needs no other, otherwise one more than the highest of those that it needs.
    List<Integer> layers() {
        int[] layers = new int[steps.size()];
        for (int i = 0; i < layers.length; i++) {
            layers[i] = restsOn.get(i).stream()
                    .mapToInt(each -> layers[each] + 1)
                    .max()
                    .orElse(0);
        }
        return IntStream.of(layers).boxed().toList();
    }

    /// Returns the graph of the steps.
    ///
    /// @param line the one-line notation of a step
    public StepGraph graph(Function<Deduction, String> line) {
        List<Integer> layers = layers();
        return new StepGraph(IntStream.range(0, steps.size())
                .mapToObj(i -> new StepGraph.Node(
                        line.apply(steps.get(i).deduction()), isSingle(steps.get(i)), layers.get(i), restsOn.get(i)))
                .toList());
    }

    /// Tests whether the path ends with a full board.
    public boolean isComplete() {
        return !steps.isEmpty() && steps.getLast().after().isComplete();
    }
}
