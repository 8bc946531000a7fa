package nonet.library;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// The times in which the user has solved the puzzles of one grade.
///
/// @param seconds the time of each solve, the latest first
public record LevelTimes(Grade grade, List<Integer> seconds) {

    /// The number of solves that show the present form of the user.
    public static final int LATEST = 10;

    public LevelTimes {
        seconds = List.copyOf(seconds);
    }

    /// Returns the times by grade, from easy to hard, without grades of which no puzzle was solved.
    ///
    /// @param solves the latest first
    public static List<LevelTimes> of(List<Solve> solves) {
        Map<Grade, List<Integer>> times = new EnumMap<>(Grade.class);
        for (Solve solve : solves) {
            StoredRating rating = solve.rating();
            if (rating != null && solve.effort().finished()) {
                times.computeIfAbsent(rating.grade(), _ -> new ArrayList<>())
                        .add(solve.effort().seconds());
            }
        }
        return times.entrySet().stream()
                .map(each -> new LevelTimes(each.getKey(), each.getValue()))
                .toList();
    }

    /// Returns the shortest time.
    public int best() {
        return seconds.stream().min(Integer::compare).orElse(0);
    }

    /// Returns the median of all times, the lower one of two.
    public int median() {
        return median(seconds);
    }

    /// Returns the median of the latest times.
    public int latest() {
        return median(seconds.subList(0, Math.min(LATEST, seconds.size())));
    }

    private static int median(List<Integer> times) {
        return times.isEmpty() ? 0 : times.stream().sorted().toList().get((times.size() - 1) / 2);
    }
}
