package nonet.ui.film;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.FilmPath;
import nonet.play.SavePoint;
import nonet.service.reason.FilmReview;
import nonet.service.reason.FilmReview.Mistake;
import nonet.service.reason.FilmReview.Pause;
import nonet.service.reason.FilmReview.Standing;
import nonet.trace.TraceProfile;
import org.jspecify.annotations.Nullable;

/// A film that was read: what its list and its timeline show. It is made in the background, for a film may be long.
///
/// @param graph the drawing of the path and of the branches that were left
/// @param pauses the times without a move, by the moments at which they began
/// @param points the save points by their moments
/// @param mistakes the wrong moves by their moments, as far as they are known
/// @param lines the lines of the list, in the order of their moments
/// @param profile the picture of the film on the timeline
record FilmRead(
        FilmReview review,
        FilmGraph graph,
        SortedMap<Integer, Pause> pauses,
        Map<Integer, List<SavePoint>> points,
        Map<Integer, Mistake> mistakes,
        List<FilmLine> lines,
        TraceProfile profile) {

    private static final int LONGEST_PAUSE = 120;

    /// Reads a film.
    ///
    /// @param least the length of a time without a move from which on it is a pause, in tenths of a second
    static FilmRead of(FilmReview review, long least) {
        FilmPath path = review.film().path();
        return new FilmRead(
                        review,
                        new FilmGraph(
                                path, moment -> review.board(moment).grid().isSolved()),
                        review.pauses(least).stream()
                                .collect(Collectors.toMap(Pause::moment, each -> each, (one, _) -> one, TreeMap::new)),
                        review.film().savePoints().stream().collect(Collectors.groupingBy(review::moment)),
                        Map.of(),
                        List.of(),
                        new TraceProfile(review.film().start().puzzle()))
                .with(Map.of(), Map.of());
    }

    /// Returns the film with what is known of it.
    ///
    /// @param standings what was possible in the pauses, by their moments
    FilmRead with(Map<Integer, Mistake> mistakes, Map<Integer, Standing> standings) {
        return new FilmRead(
                review, graph, pauses, points, mistakes, lines(mistakes, standings), profile(mistakes.keySet()));
    }

    int lastMoment() {
        return review.actions().size() - 1;
    }

    /// Returns the pause that was going on at a moment; null for none.
    @Nullable
    Pause pause(int moment) {
        int move = moment;
        while (move >= 0 && review.actions().get(move).kind().interrupts()) {
            move--;
        }
        return pauses.get(move);
    }

    /// Returns the index of the line of a moment.
    int line(int moment) {
        return Collections.binarySearch(lines, new FilmLine.Action(moment, false, null), FilmLine.ORDER);
    }

    private List<FilmLine> lines(Map<Integer, Mistake> mistakes, Map<Integer, Standing> standings) {
        List<FilmLine> made = new ArrayList<>();
        for (int i = -1; i <= lastMoment(); i++) {
            made.add(new FilmLine.Action(i, graph.isUndone(i), mistakes.get(i)));
            for (SavePoint point : points.getOrDefault(i, List.of())) {
                made.add(new FilmLine.Saved(i, point));
            }
            Pause pause = pauses.get(i);
            if (pause != null) {
                made.add(new FilmLine.Waiting(pause, standings.get(i)));
            }
        }
        return made;
    }

    /// Returns the names of the save points, by their moments.
    Map<Long, String> notes() {
        return points.entrySet().stream()
                .collect(Collectors.toMap(
                        each -> (long) each.getKey(),
                        each -> each.getValue().stream().map(SavePoint::name).collect(Collectors.joining(", "))));
    }

    private TraceProfile profile(Set<Integer> wrong) {
        TraceProfile made = new TraceProfile(review.film().start().puzzle());
        for (int i = 0; i <= lastMoment(); i++) {
            FilmAction action = review.actions().get(i);
            Pause pause = pauses.get(i);
            boolean hint = action.kind() == Kind.HINT || action.kind() == Kind.STEP;
            made.append(new TraceProfile.Bucket(
                    i + 1,
                    pause == null ? 0 : (int) Math.min(LONGEST_PAUSE, pause.length() / 10),
                    81 - action.board().grid().blanks().size(),
                    hint ? 1 : 0,
                    wrong.contains(i) ? 1 : 0,
                    action.kind().changesBoard() && action.board().grid().isSolved() ? 1 : 0));
        }
        return made;
    }
}
