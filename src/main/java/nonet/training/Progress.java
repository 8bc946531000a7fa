package nonet.training;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import nonet.deduce.Technique;
import nonet.library.Attempt;

/// The techniques that the user has practiced, and the dates at which they are due again. Immutable.
public final class Progress {

    /// The progress before any practice.
    public static final Progress NONE = new Progress(List.of());

    /// The quality below which a position comes again.
    private static final int EASY = 4;

    /// How often a technique is found before the next new one is suggested.
    private static final int FAMILIAR = 3;

    private final Map<Technique, Skill> skills = new EnumMap<>(Technique.class);

    /// The progress in one technique.
    ///
    /// @param attempts the number of positions tried
    /// @param passed the number of positions in which the technique was found without being shown
    public record Skill(int attempts, int passed, Schedule schedule, Map<String, Integer> qualities) {
        public Skill {
            // In the order of time, which a copy by Map.copyOf would lose.
            qualities = new LinkedHashMap<>(qualities);
        }

        private Skill after(Attempt attempt) {
            Map<String, Integer> latest = new LinkedHashMap<>(qualities);
            latest.remove(attempt.position());
            latest.put(attempt.position(), attempt.quality());
            return new Skill(
                    attempts + 1,
                    passed + (attempt.quality() >= Schedule.PASSED ? 1 : 0),
                    schedule.after(attempt.quality(), attempt.day()),
                    latest);
        }

        /// Tests whether the position was tried.
        boolean knows(String position) {
            return qualities.containsKey(position);
        }

        /// Returns the positions that were hard at the last try, the one tried longest ago first.
        List<String> hard() {
            return qualities.entrySet().stream()
                    .filter(each -> each.getValue() < EASY)
                    .map(Map.Entry::getKey)
                    .toList();
        }
    }

    private Progress(Collection<Attempt> attempts) {
        for (Attempt each : attempts) {
            Technique.withId(each.technique()).ifPresent(technique -> {
                Skill before = skills.getOrDefault(technique, new Skill(0, 0, Schedule.from(each.day()), Map.of()));
                skills.put(technique, before.after(each));
            });
        }
    }

    /// Returns the progress that follows from all attempts, given in the order of time.
    public static Progress of(Collection<Attempt> attempts) {
        return new Progress(attempts);
    }

    /// Tests whether any technique was practiced.
    public boolean isBegun() {
        return !skills.isEmpty();
    }

    /// Returns the progress in a technique; empty if it was not practiced.
    public Optional<Skill> of(Technique technique) {
        return Optional.ofNullable(skills.get(technique));
    }

    /// Tests whether a technique was found three times without being shown.
    public boolean isFamiliar(Technique technique) {
        return of(technique).map(Skill::passed).orElse(0) >= FAMILIAR;
    }

    /// Returns the techniques to be repeated, the one that waits longest first.
    public List<Technique> due(LocalDate today) {
        List<Technique> due = new ArrayList<>(skills.keySet());
        due.removeIf(each -> !schedule(each).isDue(today));
        due.sort(Comparator.comparing(each -> schedule(each).due()));
        return due;
    }

    /// Returns what to practice next: the technique that waits longest to be repeated, else the first one that was found
    /// less than three times, else the one that is to be repeated soonest.
    ///
    /// @param choice the techniques to choose among, the easiest first; at least one
    public Technique next(List<Technique> choice, LocalDate today) {
        return due(today).stream()
                .filter(choice::contains)
                .findFirst()
                .or(() -> choice.stream().filter(each -> !isFamiliar(each)).findFirst())
                .orElseGet(() -> choice.stream()
                        .min(Comparator.comparing(each -> schedule(each).due()))
                        .orElseThrow());
    }

    private Schedule schedule(Technique technique) {
        return Objects.requireNonNull(skills.get(technique)).schedule();
    }
}
