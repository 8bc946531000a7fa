package nonet.ui.hints.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.hint.RankedStep;
import nonet.service.hint.StepTable;
import nonet.ui.hints.shown.AdviceWords;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// All steps that apply now, in groups, those that unlock most first. They are searched in the background while they
/// are visible.
public final class StepsController extends SearchedSteps<RankedStep> {

    /// The criterion for groups.
    public enum Grouping {
        NONE,
        TECHNIQUE,
        EFFECT
    }

    /// Steps of one group, those that unlock most first.
    ///
    /// @param title the technique's name, or the conclusions; empty if all steps are one group
    /// @param folded further steps of techniques that would hide the others
    public record Group(String title, List<RankedStep> steps, List<RankedStep> folded) {

        /// Returns the steps, the folded ones last.
        Stream<RankedStep> all() {
            return Stream.concat(steps.stream(), folded.stream());
        }
    }

    /// Techniques that find so much in hard puzzles that their steps would hide the others.
    static final Set<Technique> FOLDED =
            Set.of(Technique.WHIP, Technique.ALIGNED_PAIR_EXCLUSION, Technique.ALIGNED_TRIPLE_EXCLUSION);

    /// The number of steps of such a technique before the others are folded.
    static final int SHOWN = 20;

    /// The time for techniques that the profile leaves out of all steps, in nanoseconds.
    private static final long PATIENCE = 1_000_000_000;

    public final ObjectProperty<Grouping> grouping = new SimpleObjectProperty<>(Grouping.TECHNIQUE);
    public final ReadOnlyObjectWrapper<List<Group>> groups = new ReadOnlyObjectWrapper<>(List.of());

    /// The selected step; null for none. After a step was applied it is the first of the same technique, or the first
    /// of all.
    public final ReadOnlyObjectWrapper<@Nullable RankedStep> chosen = new ReadOnlyObjectWrapper<>();

    private final StepsJob job;
    private final ReadOnlyObjectWrapper<Set<Technique>> leftOut = new ReadOnlyObjectWrapper<>(Set.of());
    private @Nullable Technique made;
    private final List<RankedStep> steps = new ArrayList<>();

    /// @param apply applies the conclusions of a step to the board
    public StepsController(
            Messages messages, Tasks tasks, Hints hints, Explainer explainer, Consumer<List<Conclusion>> apply) {
        this(messages, tasks, hints, explainer, apply, new StepsJob(PATIENCE, messages::locale));
    }

    StepsController(
            Messages messages,
            Tasks tasks,
            Hints hints,
            Explainer explainer,
            Consumer<List<Conclusion>> apply,
            StepsJob job) {
        super(messages, tasks, hints, explainer, apply, () -> job);
        this.job = job;
        grouping.addListener(change -> arrange());
    }

    /// The techniques that are used for solving and were not searched for to the end.
    public ObservableValue<List<Omission>> omissions() {
        return leftOut.map(Omission::of);
    }

    /// Searches for these techniques to the end, now and from now on.
    public void include(Omission omission) {
        job.include(omission.in(leftOut.get()));
        search.restart();
    }

    /// Shows a step on the board.
    public void show(RankedStep ranked) {
        show(ranked.step(), ranked.checked());
        chosen.set(ranked);
    }

    /// Applies the selected step.
    public void apply() {
        Deduction step = shown.step();
        if (step != null) {
            made = step.technique();
            apply(step.conclusions());
        }
    }

    /// Returns a step in one line.
    public String line(RankedStep ranked) {
        return job.lines.computeIfAbsent(
                ranked, each -> explainer.line(each.step().deduction()));
    }

    /// Returns the line of a step in its group, without what the head of the group states.
    String title(RankedStep ranked) {
        return grouping.get() == Grouping.TECHNIQUE
                ? explainer.unnamedLine(ranked.step().deduction())
                : line(ranked);
    }

    /// Returns the steps that are listed as text, a line each.
    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        for (RankedStep each : listed()) {
            text.append(line(each)).append('\n');
        }
        return text.toString();
    }

    /// Returns the steps that are listed as comma-separated values.
    @Override
    public String csv() {
        StepTable table = StepTable.ofAll();
        for (RankedStep each : listed()) {
            table.add(each, weight(each.step().deduction()), line(each));
        }
        return table.toString();
    }

    private List<RankedStep> listed() {
        return groups.get().stream().flatMap(Group::all).toList();
    }

    private void goOn() {
        List<RankedStep> listed = listed();
        listed.stream()
                .filter(each -> each.step().deduction().technique() == made)
                .findFirst()
                .or(() -> listed.stream().findFirst())
                .ifPresent(this::show);
    }

    private void arrange() {
        StepFilter filter = StepFilter.of(wanted.get());
        List<RankedStep> listed = new ArrayList<>(steps);
        if (!filter.words().isEmpty()) {
            listed.removeIf(
                    each -> !filter.accepts(line(each), each.step().deduction().technique()));
        }
        Set<RankedStep> folded = folded(listed);
        groups.set(
                switch (grouping.get()) {
                    case NONE -> listed.isEmpty() ? List.of() : List.of(group("", varied(listed), folded));
                    case TECHNIQUE ->
                        grouped(
                                listed,
                                each -> explainer
                                        .words()
                                        .of(each.step().deduction().technique()),
                                folded);
                    case EFFECT -> byEffect(listed, folded);
                });
    }

    /// Returns the steps in an order that shows all techniques early: of steps that unlock equally much, the first of
    /// each technique come before the second ones, and so on.
    private static List<RankedStep> varied(List<RankedStep> listed) {
        record Rank(RankedStep step, int turn) {}
        record Peers(int unlocked, Technique technique) {}
        Map<Peers, Integer> counts = new HashMap<>();
        return listed.stream()
                .map(each -> new Rank(
                        each,
                        counts.merge(
                                new Peers(
                                        each.unlocked(), each.step().deduction().technique()),
                                1,
                                Integer::sum)))
                .sorted(Comparator.comparingInt((Rank each) -> -each.step().unlocked())
                        .thenComparingInt(Rank::turn))
                .map(Rank::step)
                .toList();
    }

    /// Returns the steps to fold.
    private static Set<RankedStep> folded(List<RankedStep> listed) {
        Set<RankedStep> folded = Collections.newSetFromMap(new IdentityHashMap<>());
        Map<Technique, Integer> counts = new EnumMap<>(Technique.class);
        for (RankedStep each : listed) {
            Technique technique = each.step().deduction().technique();
            if (FOLDED.contains(technique) && counts.merge(technique, 1, Integer::sum) > SHOWN) {
                folded.add(each);
            }
        }
        return folded;
    }

    /// Groups the first steps of each technique; all folded ones come last, in a group of their own.
    private List<Group> byEffect(List<RankedStep> listed, Set<RankedStep> folded) {
        List<RankedStep> shown =
                listed.stream().filter(each -> !folded.contains(each)).toList();
        List<Group> groups = new ArrayList<>(
                grouped(shown, each -> explainer.conclusions(each.step().deduction()), Set.of()));
        if (!folded.isEmpty()) {
            groups.add(new Group(
                    "", List.of(), listed.stream().filter(folded::contains).toList()));
        }
        return List.copyOf(groups);
    }

    /// The steps are in order, so the first of a group decides the place of the group.
    private static List<Group> grouped(
            List<RankedStep> steps, Function<RankedStep, String> title, Set<RankedStep> folded) {
        Map<String, List<RankedStep>> byTitle = new LinkedHashMap<>();
        steps.forEach(each -> byTitle.computeIfAbsent(title.apply(each), _ -> new ArrayList<>())
                .add(each));
        List<Group> groups = new ArrayList<>();
        byTitle.forEach((name, group) -> groups.add(group(name, group, folded)));
        return List.copyOf(groups);
    }

    private static Group group(String title, List<RankedStep> steps, Set<RankedStep> folded) {
        List<RankedStep> shown =
                steps.stream().filter(step -> !folded.contains(step)).toList();
        return new Group(title, shown, steps.stream().filter(folded::contains).toList());
    }

    @Override
    void filter() {
        arrange();
    }

    @Override
    void relocalizeSteps() {
        job.lines.clear();
        arrange();
    }

    @Override
    void deselect() {
        chosen.set(null);
    }

    @Override
    int count() {
        return listed().size();
    }

    @Override
    void forget() {
        chosen.set(null);
        steps.clear();
        job.lines.clear();
        groups.set(List.of());
        leftOut.set(Set.of());
    }

    @Override
    Supplier<String> take(List<RankedStep> more) {
        steps.addAll(more);
        Collections.sort(steps, RankedStep.furthestFirst(context().hints().get().boxSinglesFirst()));
        arrange();
        return () -> messages.get("steps.so-far", steps.size());
    }

    @Override
    Supplier<String> close(HintResult advice) {
        leftOut.set(
                switch (advice) {
                    case HintResult.All all -> all.leftOut();
                    case HintResult.Stuck(Set<Technique> further) -> further;
                    default -> Set.of();
                });
        if (following()) {
            goOn();
        }
        return () ->
                advice instanceof HintResult.Stuck ? messages.get("steps.none") : new AdviceWords(messages).of(advice);
    }
}
