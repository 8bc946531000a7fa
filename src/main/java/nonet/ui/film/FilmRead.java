package nonet.ui.film;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

/// A film that was read: what its list and its timeline show.
///
/// @param undone the moves that are undone at the end
/// @param graph the drawing of the path and of the branches that were left
/// @param points the save points by their moments
record FilmRead(
        FilmReview review, BitSet undone, FilmGraph graph, List<Pause> pauses, Map<Integer, List<SavePoint>> points) {

    private static final int LONGEST_PAUSE = 120;

    /// Reads a film.
    ///
    /// @param least the length of a time without a move from which on it is a pause, in tenths of a second
    static FilmRead of(FilmReview review, long least) {
        FilmPath path = review.film().path();
        return new FilmRead(
                review,
                path.undone(),
                new FilmGraph(path, moment -> review.board(moment).grid().isSolved()),
                review.pauses(least),
                review.film().savePoints().stream().collect(Collectors.groupingBy(review::moment)));
    }

    int lastMoment() {
        return review.actions().size() - 1;
    }

    /// Returns the lines of the list, in the order of their moments.
    List<FilmLine> lines(Map<Integer, Mistake> mistakes, Map<Integer, Standing> standings) {
        List<FilmLine> lines = new ArrayList<>();
        int next = 0;
        for (int i = -1; i <= lastMoment(); i++) {
            lines.add(new FilmLine.Action(i, i >= 0 && undone.get(i), mistakes.get(i)));
            for (SavePoint point : points.getOrDefault(i, List.of())) {
                lines.add(new FilmLine.Saved(i, point));
            }
            if (next < pauses.size() && pauses.get(next).moment() == i) {
                lines.add(new FilmLine.Waiting(pauses.get(next), standings.get(i)));
                next++;
            }
        }
        return lines;
    }

    /// Returns the names of the save points, by their moments.
    Map<Long, String> notes() {
        return points.entrySet().stream()
                .collect(Collectors.toMap(
                        each -> (long) each.getKey(),
                        each -> each.getValue().stream().map(SavePoint::name).collect(Collectors.joining(", "))));
    }

    /// Returns the picture of the film on the timeline.
    TraceProfile profile(Map<Integer, Mistake> mistakes) {
        TraceProfile profile = new TraceProfile(review.film().start().puzzle());
        Map<Integer, Long> waits = new HashMap<>();
        pauses.forEach(pause -> waits.put(pause.moment(), pause.length()));
        for (int i = 0; i <= lastMoment(); i++) {
            FilmAction action = review.actions().get(i);
            boolean hint = action.kind() == Kind.HINT || action.kind() == Kind.STEP;
            profile.append(new TraceProfile.Bucket(
                    i + 1,
                    (int) Math.min(LONGEST_PAUSE, waits.getOrDefault(i, 0L) / 10),
                    81 - action.board().grid().blanks().size(),
                    hint ? 1 : 0,
                    mistakes.containsKey(i) ? 1 : 0,
                    action.kind().changesBoard() && action.board().grid().isSolved() ? 1 : 0));
        }
        return profile;
    }
}
