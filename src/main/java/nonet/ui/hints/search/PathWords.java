package nonet.ui.hints.search;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.rate.Rating;
import nonet.rate.Tally;
import nonet.rate.Weights;
import nonet.rate.se.SeRating;
import nonet.rate.se.SeStep;
import nonet.service.hint.CheckedSeStep;
import nonet.service.hint.StepTable;
import nonet.service.reason.PathShortener;
import nonet.service.reason.PathWidth;
import nonet.settings.Profiles;
import nonet.ui.hints.search.PathController.PathStep;
import nonet.ui.hints.search.PathController.Scale;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.ProfileWords;

/// The texts about a path and its steps.
record PathWords(Messages messages, Explainer explainer) {

    /// More bottlenecks are only seen in the curve.
    private static final int MOST_NAMED = 8;

    SeStepExplainer explained() {
        return new SeStepExplainer(messages, explainer);
    }

    PathStep step(int number, PathItem item) {
        return switch (item) {
            case PathItem.Human(var found, var weight, var _) -> {
                Deduction deduction = found.step().deduction();
                yield new PathStep(
                        number,
                        item,
                        String.valueOf(weight.score()),
                        messages.name("level.", weight.level()),
                        explainer.words().of(deduction.technique()),
                        explainer.unnamedLine(deduction),
                        explainer.line(deduction));
            }
            case PathItem.Explained(var found) -> {
                String name = explained().name(found);
                String rest = explained().rest(found);
                String rating = SeRating.text(found.step().rating());
                yield new PathStep(number, item, rating, "", name, rest, name + ": " + rest);
            }
        };
    }

    /// Returns the path as text, one step per line; that of Sudoku Explainer with ratings.
    String text(List<PathStep> steps) {
        StringBuilder text = new StringBuilder();
        for (PathStep each : steps) {
            text.append(each.item() instanceof PathItem.Explained ? each.value() + " " : "")
                    .append(each.line())
                    .append('\n');
        }
        return text.toString();
    }

    /// Returns the path as comma-separated values.
    String csv(List<PathStep> steps, Scale scale) {
        StepTable table = scale != Scale.EXPLAINER ? StepTable.ofPath() : StepTable.ofExplainedPath();
        for (PathStep each : steps) {
            switch (each.item()) {
                case PathItem.Human(var found, var weight, var _) ->
                    table.add(each.number(), found.step().deduction(), weight, each.line());
                case PathItem.Explained(var found) -> table.add(each.number(), found, each.line());
            }
        }
        return table.toString();
    }

    String soFar(List<PathStep> steps) {
        if (steps.getLast().item() instanceof PathItem.Human human && human.shortened() != null) {
            return shortened(human.shortened());
        }
        return steps.getLast().item() instanceof PathItem.Explained
                ? messages.get("path.so-far-se", steps.size(), SeRating.text(hardest(steps)))
                : messages.get("path.so-far", steps.size());
    }

    /// Returns where a path is narrowest.
    String bottlenecks(List<PathWidth> widths) {
        PathWidth.Summary summary = PathWidth.summary(widths);
        String where = messages.list(IntStream.range(0, widths.size())
                .filter(i -> widths.get(i).isBottleneck(summary))
                .limit(MOST_NAMED)
                .mapToObj(i -> String.valueOf(i + 1))
                .toList());
        return where.isEmpty() ? "" : messages.get("path.narrow", where, summary.min(), summary.median());
    }

    /// Returns how many steps of which level there are at a position.
    ///
    /// @param number the number of the step that the path makes there
    String width(int number, PathWidth width) {
        Stream<PathWidth.Count> all =
                Stream.concat(Stream.of(new PathWidth.Count(width.level(), width.steps())), width.harder().stream());
        String counts = all.filter(each -> each.steps() > 0)
                .map(each -> messages.get(
                        each.steps() < PathWidth.MOST ? "path.width" : "path.width-most",
                        each.steps(),
                        messages.name("level.", each.level())))
                .collect(Collectors.joining(messages.get("path.width-and")));
        return messages.get("path.width-at", number, counts);
    }

    /// Returns how much shorter a path is.
    String shortened(PathShortener.Shortened shortened) {
        return messages.get(
                shortened.proved() ? "path.shortest" : "path.shortened",
                shortened.path().length(),
                shortened.full());
    }

    /// Returns the rating that follows from all steps, at least one.
    String rated(List<PathStep> steps, Weights weights, Profiles profiles, boolean solved) {
        if (steps.getFirst().item() instanceof PathItem.Explained) {
            PathStep hardest = steps.stream()
                    .max(Comparator.comparingInt(PathWords::tenths))
                    .orElseThrow();
            return messages.get(
                    "path.rated-se", steps.size(), rating(steps, solved).toString(), hardest.name());
        }
        Tally tally = new Tally(weights);
        for (PathStep each : steps) {
            if (each.item() instanceof PathItem.Human(var found, var _, var _)) {
                tally.add(found.step().deduction());
            }
        }
        Rating rating = tally.rating(solved);
        String level = messages.name("level.", rating.level());
        String hardest = rating.hardest() == null ? "" : explainer.words().of(rating.hardest());
        return messages.get(
                "path.rated", steps.size(), level, rating.score(), hardest, new ProfileWords(messages).of(profiles));
    }

    private static SeRating rating(List<PathStep> steps, boolean solved) {
        int first = 0;
        while (first < steps.size() - 1 && !isPlacing(steps.get(first))) {
            first++;
        }
        return SeRating.of(hardest(steps), hardest(steps.subList(0, first + 1)), tenths(steps.getFirst()), solved);
    }

    private static boolean isPlacing(PathStep step) {
        return step.item() instanceof PathItem.Explained(var found)
                && found.step().placed() != null;
    }

    private static int hardest(List<PathStep> steps) {
        return steps.stream().mapToInt(PathWords::tenths).max().orElseThrow();
    }

    private static int tenths(PathStep step) {
        return step.item() instanceof PathItem.Explained(var found)
                ? found.step().rating()
                : 0;
    }

    /// Explains the steps of Sudoku Explainer.
    record SeStepExplainer(Messages messages, Explainer explainer) {

        /// Returns the name of the technique, with the techniques that the step nests.
        String name(CheckedSeStep step) {
            return explainer.words().styled(local(step.step()), step.step().name());
        }

        /// Returns the step in the one-line notation without the name.
        String rest(CheckedSeStep step) {
            return explainer.unnamedLine(step.step().deduction());
        }

        /// Returns the step in words and marks.
        Explanation explain(CheckedSeStep step) {
            Explanation explained = explainer.explain(step.step().deduction(), step.before());
            return new Explanation(
                    name(step),
                    name(step) + ": " + rest(step),
                    explained.sentences(),
                    explained.marks(),
                    explained.branches(),
                    explained.where());
        }

        private String local(SeStep step) {
            String name = messages.name("se.", step.technique());
            return switch (step.suffix()) {
                case "(+)" -> messages.get("se.nest-patterns", name);
                case "(+ Forcing Chains)" -> messages.get("se.nest-chains", name);
                case "(+ Multiple Forcing Chains)" -> messages.get("se.nest-multiple", name);
                case "(+ Dynamic Forcing Chains)" -> messages.get("se.nest-dynamic", name);
                case "(+ Dynamic Forcing Chains (+ Forcing Chains))" -> messages.get("se.nest-twice", name);
                default -> name;
            };
        }
    }
}
