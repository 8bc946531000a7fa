package nonet.training;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.library.LevelTimes;
import nonet.library.Solve;
import nonet.library.Solve.Effort;
import nonet.library.Solve.Sighting;
import nonet.library.StoredRating;
import nonet.rate.Level;
import nonet.rate.Weights;
import org.jspecify.annotations.Nullable;

/// The puzzle that suits the user next, by the record of solves.
public sealed interface NextPuzzle {

    /// The number of solved puzzles from which there is a proposal.
    int FEWEST = 10;

    /// A new puzzle of the level of the latest solves.
    ///
    /// @param needs a technique that the user sees late; null if there is none at this level
    /// @param without the techniques that stood on the board and that the user has never seen
    record Fresh(Level level, @Nullable Technique needs, Set<Technique> without) implements NextPuzzle {
        public Fresh {
            without = Set.copyOf(without);
        }
    }

    /// A puzzle that went badly, to be solved again in disguise.
    ///
    /// @param badly the last solve of it that went badly
    /// @param days the days since that
    record Again(Solve badly, long days) implements NextPuzzle {}

    /// Returns the next puzzle: one that is due again, otherwise a new one; empty while too few were solved.
    ///
    /// @param solves the latest first
    /// @param zone where the user's days begin
    static Optional<NextPuzzle> of(
            List<Solve> solves, List<Sighting> sightings, Weights weights, LocalDate today, ZoneId zone) {
        List<Level> levels = solves.stream()
                .filter(each -> each.effort().finished())
                .flatMap(NextPuzzle::level)
                .toList();
        if (levels.size() < FEWEST) {
            return Optional.empty();
        }
        Optional<NextPuzzle> again = again(solves, today, zone);
        if (again.isPresent()) {
            return again;
        }
        List<Level> latest =
                levels.subList(0, LevelTimes.LATEST).stream().sorted().toList();
        return Optional.of(fresh(latest.get((latest.size() - 1) / 2), sightings, weights));
    }

    /// Returns how well a solve went, as the schedule of practice counts it.
    static int quality(Effort effort) {
        int help = effort.hints() + effort.mistakes();
        if (!effort.finished()) {
            return 1;
        }
        return switch (help) {
            case 0 -> Schedule.PERFECT;
            case 1 -> Schedule.PERFECT - 1;
            case 2, 3 -> Schedule.PASSED;
            default -> Schedule.PASSED - 1;
        };
    }

    private static Stream<Level> level(Solve solve) {
        StoredRating rating = solve.rating();
        return Stream.of(Level.values())
                .filter(each ->
                        rating != null && each.id().equals(rating.grade().id()));
    }

    private static Optional<NextPuzzle> again(List<Solve> solves, LocalDate today, ZoneId zone) {
        Map<String, Solve> badly = new LinkedHashMap<>();
        Map<String, Schedule> schedules = new LinkedHashMap<>();
        for (Solve solve : solves.reversed()) {
            LocalDate day = day(solve, zone);
            int quality = quality(solve.effort());
            Schedule before = schedules.get(solve.form());
            if (quality < Schedule.PASSED) {
                badly.put(solve.form(), solve);
            }
            if (before != null || quality < Schedule.PASSED) {
                Schedule first = before == null ? Schedule.from(day) : before;
                schedules.put(solve.form(), first.after(quality, day));
            }
        }
        return schedules.entrySet().stream()
                .filter(each -> each.getValue().isDue(today))
                .sorted(Comparator.comparing(each -> each.getValue().due()))
                .map(each -> Objects.requireNonNull(badly.get(each.getKey())))
                .map(each -> new Again(each, ChronoUnit.DAYS.between(day(each, zone), today)))
                .filter(each -> each.days() > 0)
                .<NextPuzzle>map(each -> each)
                .findFirst();
    }

    private static LocalDate day(Solve solve, ZoneId zone) {
        return LocalDate.ofInstant(solve.ended(), zone);
    }

    private static Fresh fresh(Level level, List<Sighting> sightings, Weights weights) {
        Map<Technique, Seen> all = Seen.of(sightings);
        // No puzzle does without singles, and every one needs them.
        all.keySet().removeIf(each -> each.family() == Family.SINGLES);
        Set<Technique> without = EnumSet.noneOf(Technique.class);
        all.forEach((technique, seen) -> {
            if (seen.isNever()) {
                without.add(technique);
            }
        });
        Technique needs = all.entrySet().stream()
                .filter(each -> each.getValue().late() > 0)
                .filter(each -> weights.of(each.getKey()).level().compareTo(level) <= 0)
                .max(Comparator.comparingDouble((Map.Entry<Technique, Seen> each) ->
                                each.getValue().lateness())
                        .thenComparingInt(each -> each.getValue().late()))
                .map(Map.Entry::getKey)
                .orElse(null);
        return new Fresh(level, needs, without);
    }
}
