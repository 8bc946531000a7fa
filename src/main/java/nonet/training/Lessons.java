package nonet.training;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.guide.Guide.Lesson;
import nonet.rate.Level;
import nonet.rate.Weight;
import nonet.rate.Weights;

/// The order in which techniques are taught: that of the guide's page on what to learn. The techniques that the page does
/// not name follow the last one of their level that it names, by score, and then in the order in which they are searched
/// for.
public final class Lessons {

    private final Weights weights;
    private final List<Technique> named;

    /// @param named the techniques that the page names, in its order
    Lessons(Weights weights, List<Technique> named) {
        this.weights = weights;
        this.named = named;
    }

    /// Returns all techniques in the order in which they are taught.
    List<Technique> order() {
        List<Technique> order = new ArrayList<>();
        for (Technique each : named) {
            order.add(each);
            Level level = weights.of(each).level();
            if (named.reversed().stream()
                            .filter(other -> weights.of(other).level() == level)
                            .findFirst()
                            .orElseThrow()
                    == each) {
                others(level).forEach(order::add);
            }
        }
        return order;
    }

    /// Returns the techniques that can be practiced, by lesson. One that no lesson names belongs to the lesson of the
    /// technique before it.
    ///
    /// @param order the techniques in the order in which they are taught
    /// @param lessons the lessons that the page has, in any language
    public static List<Lesson> grouped(List<Technique> order, List<Lesson> lessons) {
        List<List<Technique>> groups = new ArrayList<>();
        lessons.forEach(_ -> groups.add(new ArrayList<>()));
        int lesson = 0;
        for (Technique each : order) {
            for (int i = 0; i < lessons.size(); i++) {
                lesson = lessons.get(i).techniques().contains(each) ? i : lesson;
            }
            groups.get(lesson).add(each);
        }
        List<Lesson> grouped = new ArrayList<>();
        for (int i = 0; i < lessons.size(); i++) {
            grouped.add(new Lesson(lessons.get(i).title(), groups.get(i)));
        }
        return grouped;
    }

    private Stream<Technique> others(Level level) {
        return weights.all().stream()
                .filter(each -> each.level() == level && !named.contains(each.technique()))
                .sorted(Comparator.comparingInt(Weight::score).thenComparingInt(Weight::order))
                .map(Weight::technique);
    }
}
