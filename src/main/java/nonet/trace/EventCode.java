package nonet.trace;

import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Encodes events as single longs, so that traces of millions of events fit into memory. The lowest five bits are the
/// kind, followed by the fields; struck peers take 20 bits, one for each peer of the cell in the order of their index.
final class EventCode {

    /// The code of an unstated cause, behind those of the 27 houses.
    private static final int UNSTATED = 28;

    private EventCode() {}

    /// @param objects stores a deduction or a nogood, which no long can hold, and returns its index
    static long encode(Event event, ToIntFunction<Object> objects) {
        return switch (event) {
            case Event.Refreshed(Cell last) -> new Packer(0).cell(last).code();
            case Event.Placed(Candidate candidate, Cause cause, CellSet struck) ->
                new Packer(1)
                        .candidate(candidate)
                        .struck(candidate, struck)
                        .add(causeCode(cause), 5)
                        .code();
            case Event.Guessed(
                    Candidate candidate,
                    int ordinal,
                    int of,
                    int level,
                    Event.Turn turn,
                    CellSet struck,
                    Choice choice) ->
                new Packer(2)
                        .candidate(candidate)
                        .struck(candidate, struck)
                        .add(ordinal, 4)
                        .add(of, 4)
                        .add(level, 7)
                        .add(turn.ordinal(), 2)
                        .add(choiceCode(choice), 2)
                        .code();
            case Event.Contradicted(Contradiction why) -> encode(why);
            case Event.Cleared(Cell cell) -> new Packer(3).cell(cell).code();
            case Event.Backtracked(int level) -> new Packer(4).add(level, 7).code();
            case Event.Found(long number) -> new Packer(5).add(number, 59).code();
            case Event.Exhausted(long solutions) ->
                new Packer(6).add(solutions, 59).code();
            case Event.Jumped(int level) -> new Packer(11).add(level, 7).code();
            case Event.Narrowed(Cell cell, DigitSet before, DigitSet after, Narrowing.Nogood nogood) ->
                new Packer(12)
                        .cell(cell)
                        .digits(before)
                        .digits(after)
                        .add(objects.applyAsInt(nogood), 32)
                        .code();
            case Event.Narrowed(Cell cell, DigitSet before, DigitSet after, Narrowing by) ->
                new Packer(7)
                        .cell(cell)
                        .digits(before)
                        .digits(after)
                        .narrowing(by)
                        .code();
            case Event.Shrunk(Narrowing by) -> new Packer(8).narrowing(by).code();
            case Event.Deduced(Deduction deduction) ->
                new Packer(9).add(objects.applyAsInt(deduction), 32).code();
            case Event.Stuck() -> new Packer(10).code();
        };
    }

    static long encode(Contradiction why) {
        return switch (why) {
            case Contradiction.Clash(Candidate entered, House house) ->
                new Packer(16).candidate(entered).house(house).code();
            case Contradiction.NoCandidate(Cell cell) ->
                new Packer(17).cell(cell).code();
            case Contradiction.NoPlace(Digit digit, House house) ->
                new Packer(18).add(digit.value(), 4).house(house).code();
            case Contradiction.LastLost(Candidate last, House house, boolean guessed) ->
                new Packer(19)
                        .candidate(last)
                        .house(house)
                        .add(guessed ? 1 : 0, 1)
                        .code();
            case Contradiction.TooFewCells(Narrowing.Ply ply, DigitSet digits) ->
                new Packer(20).narrowing(ply).digits(digits).code();
        };
    }

    /// Returns an event without a deduction or a nogood.
    static Event decode(long code) {
        return decode(code, place -> {
            throw new IllegalArgumentException("nothing is stored at " + place);
        });
    }

    /// @param objects returns the stored object with an index
    static Event decode(long code, IntFunction<Object> objects) {
        Fields fields = new Fields(code);
        int kind = fields.take(5);
        return switch (kind) {
            case 0 -> new Event.Refreshed(fields.cell());
            case 1 -> {
                Candidate candidate = fields.candidate();
                CellSet struck = fields.struck(candidate);
                yield new Event.Placed(candidate, cause(fields.take(5)), struck);
            }
            case 2 -> {
                Candidate candidate = fields.candidate();
                CellSet struck = fields.struck(candidate);
                yield new Event.Guessed(
                        candidate,
                        fields.take(4),
                        fields.take(4),
                        fields.take(7),
                        Event.Turn.values()[fields.take(2)],
                        struck,
                        choice(candidate, fields.take(2)));
            }
            case 3 -> new Event.Cleared(fields.cell());
            case 4 -> new Event.Backtracked(fields.take(7));
            case 5 -> new Event.Found(fields.rest());
            case 6 -> new Event.Exhausted(fields.rest());
            case 7 -> new Event.Narrowed(fields.cell(), fields.digits(), fields.digits(), fields.narrowing());
            case 8 -> new Event.Shrunk(fields.narrowing());
            case 9 -> new Event.Deduced((Deduction) objects.apply((int) fields.rest()));
            case 10 -> new Event.Stuck();
            case 11 -> new Event.Jumped(fields.take(7));
            case 12 ->
                new Event.Narrowed(fields.cell(), fields.digits(), fields.digits(), (Narrowing.Nogood)
                        objects.apply((int) fields.rest()));
            default -> new Event.Contradicted(contradiction(kind, fields));
        };
    }

    private static Contradiction contradiction(int kind, Fields fields) {
        return switch (kind) {
            case 16 -> new Contradiction.Clash(fields.candidate(), fields.house());
            case 17 -> new Contradiction.NoCandidate(fields.cell());
            case 18 -> new Contradiction.NoPlace(Digit.of(fields.take(4)), fields.house());
            case 19 -> new Contradiction.LastLost(fields.candidate(), fields.house(), fields.take(1) == 1);
            case 20 -> new Contradiction.TooFewCells((Narrowing.Ply) fields.narrowing(), fields.digits());
            default -> throw new IllegalArgumentException("not a kind of event: " + kind);
        };
    }

    private static int causeCode(Cause cause) {
        return switch (cause) {
            case Cause.OnlyCandidate() -> 0;
            case Cause.OnlyPlace(House house) -> 1 + house.index();
            case Cause.Unstated() -> UNSTATED;
        };
    }

    private static Cause cause(int code) {
        return switch (code) {
            case 0 -> new Cause.OnlyCandidate();
            case UNSTATED -> new Cause.Unstated();
            default -> new Cause.OnlyPlace(House.at(code - 1));
        };
    }

    private static int choiceCode(Choice choice) {
        return switch (choice) {
            case Choice.Candidates() -> 0;
            case Choice.Places(House house) -> 1 + house.kind().ordinal();
        };
    }

    private static Choice choice(Candidate candidate, int code) {
        return code == 0
                ? new Choice.Candidates()
                : new Choice.Places(House.of(House.Kind.values()[code - 1], candidate.cell()));
    }

    /// Packs fields into a code, lowest first.
    private static final class Packer {

        private long code;
        private int width = 5;

        Packer(int kind) {
            code = kind;
        }

        Packer add(long value, int bits) {
            code |= value << width;
            width += bits;
            return this;
        }

        Packer cell(Cell cell) {
            return add(cell.index(), 7);
        }

        Packer candidate(Candidate candidate) {
            return add(candidate.index(), 10);
        }

        Packer house(House house) {
            return add(house.index(), 5);
        }

        Packer digits(DigitSet digits) {
            return add(digits.mask(), 9);
        }

        Packer struck(Candidate candidate, CellSet struck) {
            CellSet peers = candidate.cell().peers();
            long low = Long.compress(struck.lo(), peers.lo());
            long high = Long.compress(struck.hi(), peers.hi());
            return add(low | high << Long.bitCount(peers.lo()), 20);
        }

        Packer narrowing(Narrowing by) {
            return switch (by) {
                case Narrowing.Group(House house) -> house(house).add(0, 4);
                case Narrowing.Ply(House house, int number, int box) ->
                    house(house).add(number, 2).add(box, 2);
                case Narrowing.Nogood nogood -> throw new IllegalArgumentException("no long can hold " + nogood);
            };
        }

        long code() {
            return code;
        }
    }

    /// Unpacks fields from a code, lowest first.
    private static final class Fields {

        private long left;

        Fields(long code) {
            left = code;
        }

        int take(int bits) {
            int value = (int) (left & (1L << bits) - 1);
            left >>>= bits;
            return value;
        }

        long rest() {
            return left;
        }

        Cell cell() {
            return Cell.of(take(7));
        }

        Candidate candidate() {
            return Candidate.at(take(10));
        }

        House house() {
            return House.at(take(5));
        }

        DigitSet digits() {
            return new DigitSet(take(9));
        }

        CellSet struck(Candidate candidate) {
            CellSet peers = candidate.cell().peers();
            long bits = take(20);
            return new CellSet(
                    Long.expand(bits, peers.lo()), Long.expand(bits >> Long.bitCount(peers.lo()), peers.hi()));
        }

        Narrowing narrowing() {
            House house = house();
            int number = take(2);
            int box = take(2);
            return number == 0 ? new Narrowing.Group(house) : new Narrowing.Ply(house, number, box);
        }
    }
}
