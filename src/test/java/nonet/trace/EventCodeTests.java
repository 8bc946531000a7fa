package nonet.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EventCodeTests {

    private static final Cell FIRST = Cell.at(1, 1);
    private static final Cell LAST = Cell.at(9, 9);
    private static final Candidate LOWEST = new Candidate(FIRST, Digit.ONE);
    private static final Candidate HIGHEST = new Candidate(LAST, Digit.NINE);
    private static final House ROW_1 = House.of(House.Kind.ROW, 1);
    private static final House BOX_9 = House.of(House.Kind.BOX, 9);

    static Stream<Event> extremes() {
        return Stream.of(
                new Event.Refreshed(FIRST),
                new Event.Refreshed(LAST),
                new Event.Placed(LOWEST, new Cause.OnlyCandidate(), CellSet.NONE),
                new Event.Placed(HIGHEST, new Cause.OnlyPlace(BOX_9), LAST.peers()),
                new Event.Placed(LOWEST, new Cause.OnlyPlace(ROW_1), FIRST.peers()),
                new Event.Guessed(LOWEST, 1, 1, 1, Event.Turn.FIRST, CellSet.NONE),
                new Event.Guessed(HIGHEST, 9, 9, 81, Event.Turn.UPWARD, LAST.peers()),
                new Event.Narrowed(FIRST, DigitSet.NONE, DigitSet.NONE, new Narrowing.Group(ROW_1)),
                new Event.Narrowed(LAST, DigitSet.ALL, DigitSet.ALL, new Narrowing.Ply(BOX_9, 2, 3)),
                new Event.Shrunk(new Narrowing.Group(BOX_9)),
                new Event.Shrunk(new Narrowing.Ply(ROW_1, 1, 1)),
                new Event.Contradicted(new Contradiction.Clash(HIGHEST, BOX_9)),
                new Event.Contradicted(new Contradiction.NoCandidate(LAST)),
                new Event.Contradicted(new Contradiction.NoPlace(Digit.NINE, BOX_9)),
                new Event.Contradicted(new Contradiction.LastLost(HIGHEST, BOX_9, true)),
                new Event.Contradicted(new Contradiction.LastLost(LOWEST, ROW_1, false)),
                new Event.Contradicted(new Contradiction.TooFewCells(new Narrowing.Ply(BOX_9, 2, 3), DigitSet.ALL)),
                new Event.Cleared(LAST),
                new Event.Backtracked(0),
                new Event.Backtracked(80),
                new Event.Found(1),
                new Event.Found(1L << 58),
                new Event.Exhausted(0),
                new Event.Exhausted(1L << 58));
    }

    @ParameterizedTest
    @MethodSource("extremes")
    void eventsAtTheEdgeOfTheirRangeRoundTrip(Event event) {
        assertThat(EventCode.decode(EventCode.encode(event, deduction -> 0))).isEqualTo(event);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void randomEventsRoundTrip(long seed) {
        Random random = new Random(seed);
        List<Event> events =
                IntStream.range(0, 20_000).mapToObj(_ -> event(random)).toList();
        List<Event> back = events.stream()
                .map(event -> EventCode.decode(EventCode.encode(event, deduction -> 0)))
                .toList();
        assertThat(back).as("seed %d", seed).isEqualTo(events);
    }

    @Test
    void rejectsALongThatIsNotAnEvent() {
        assertThatThrownBy(() -> EventCode.decode(31)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Event event(Random random) {
        Candidate candidate = candidate(random);
        return switch (random.nextInt(10)) {
            case 0 -> new Event.Refreshed(candidate.cell());
            case 1 -> new Event.Placed(candidate, cause(random), struck(candidate, random));
            case 2 ->
                new Event.Guessed(
                        candidate,
                        1 + random.nextInt(9),
                        1 + random.nextInt(9),
                        1 + random.nextInt(81),
                        Event.Turn.values()[random.nextInt(3)],
                        struck(candidate, random));
            case 3 -> new Event.Narrowed(candidate.cell(), digits(random), digits(random), narrowing(random));
            case 4 -> new Event.Shrunk(narrowing(random));
            case 5 -> new Event.Contradicted(contradiction(random));
            case 6 -> new Event.Cleared(candidate.cell());
            case 7 -> new Event.Backtracked(random.nextInt(82));
            case 8 -> new Event.Found(random.nextLong(1L << 59));
            default -> new Event.Exhausted(random.nextLong(1L << 59));
        };
    }

    private static Contradiction contradiction(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> new Contradiction.Clash(candidate(random), house(random));
            case 1 -> new Contradiction.NoCandidate(candidate(random).cell());
            case 2 -> new Contradiction.NoPlace(candidate(random).digit(), house(random));
            case 3 -> new Contradiction.LastLost(candidate(random), house(random), random.nextBoolean());
            default -> new Contradiction.TooFewCells(ply(random), digits(random));
        };
    }

    private static Candidate candidate(Random random) {
        return new Candidate(Cell.of(random.nextInt(81)), Digit.of(1 + random.nextInt(9)));
    }

    private static House house(Random random) {
        return House.all().get(random.nextInt(27));
    }

    private static DigitSet digits(Random random) {
        return new DigitSet(random.nextInt(512));
    }

    private static Cause cause(Random random) {
        return random.nextBoolean() ? new Cause.OnlyCandidate() : new Cause.OnlyPlace(house(random));
    }

    private static Narrowing narrowing(Random random) {
        return random.nextBoolean() ? new Narrowing.Group(house(random)) : ply(random);
    }

    private static Narrowing.Ply ply(Random random) {
        return new Narrowing.Ply(house(random), 1 + random.nextInt(2), 1 + random.nextInt(3));
    }

    private static CellSet struck(Candidate candidate, Random random) {
        CellSet struck = CellSet.NONE;
        for (Cell peer : candidate.cell().peers()) {
            struck = random.nextBoolean() ? struck.with(peer) : struck;
        }
        return struck;
    }
}
