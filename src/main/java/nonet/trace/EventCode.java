package nonet.trace;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;

/// Events as single longs, so that a trace of millions fits into memory. The lowest four bits tell the kind, the fields
/// follow upwards; struck peers are 20 bits, one for each peer of the cell in the order of their index.
final class EventCode {

    private static final List<List<Cell>> PEERS = Cell.all().stream()
            .map(cell -> {
                List<Cell> peers = new ArrayList<>();
                cell.peers().forEach(peers::add);
                return List.copyOf(peers);
            })
            .toList();

    private EventCode() {}

    static long encode(Event event) {
        return switch (event) {
            case Event.Refreshed(Cell last) -> pack(0, last.index(), 7);
            case Event.Placed(Candidate candidate, Cause cause, CellSet struck) ->
                pack(1, candidate.index(), 10, struckBits(candidate, struck), 20, causeCode(cause), 5);
            case Event.Guessed(
                    Candidate candidate,
                    int ordinal,
                    int of,
                    int level,
                    Event.Turn turn,
                    CellSet struck,
                    Choice choice) ->
                pack(
                        2,
                        candidate.index(),
                        10,
                        struckBits(candidate, struck),
                        20,
                        ordinal,
                        4,
                        of,
                        4,
                        level,
                        7,
                        turn.ordinal(),
                        2,
                        choiceCode(choice),
                        2);
            case Event.Contradicted(Contradiction.Clash(Candidate entered, House house)) ->
                pack(3, entered.index(), 10, house.index(), 5);
            case Event.Contradicted(Contradiction.NoCandidate(Cell cell)) -> pack(4, cell.index(), 7);
            case Event.Contradicted(Contradiction.NoPlace(Digit digit, House house)) ->
                pack(5, digit.value(), 4, house.index(), 5);
            case Event.Cleared(Cell cell) -> pack(6, cell.index(), 7);
            case Event.Backtracked(int level) -> pack(7, level, 7);
            case Event.Found(long number) -> 8 | number << 4;
            case Event.Exhausted(long solutions) -> 9 | solutions << 4;
        };
    }

    static Event decode(long code) {
        Fields fields = new Fields(code >>> 4);
        return switch ((int) code & 15) {
            case 0 -> new Event.Refreshed(fields.cell());
            case 1 -> {
                Candidate candidate = fields.candidate();
                CellSet struck = struck(candidate, fields.take(20));
                yield new Event.Placed(candidate, cause(fields.take(5)), struck);
            }
            case 2 -> {
                Candidate candidate = fields.candidate();
                CellSet struck = struck(candidate, fields.take(20));
                yield new Event.Guessed(
                        candidate,
                        fields.take(4),
                        fields.take(4),
                        fields.take(7),
                        Event.Turn.values()[fields.take(2)],
                        struck,
                        choice(candidate, fields.take(2)));
            }
            case 3 -> new Event.Contradicted(new Contradiction.Clash(fields.candidate(), fields.house()));
            case 4 -> new Event.Contradicted(new Contradiction.NoCandidate(fields.cell()));
            case 5 -> new Event.Contradicted(new Contradiction.NoPlace(Digit.of(fields.take(4)), fields.house()));
            case 6 -> new Event.Cleared(fields.cell());
            case 7 -> new Event.Backtracked(fields.take(7));
            case 8 -> new Event.Found(code >>> 4);
            case 9 -> new Event.Exhausted(code >>> 4);
            default -> throw new IllegalArgumentException("not an event: " + code);
        };
    }

    /// Packs pairs of a value and its width in bits above the kind.
    private static long pack(int kind, int... valuesAndWidths) {
        long code = kind;
        int shift = 4;
        for (int i = 0; i < valuesAndWidths.length; i += 2) {
            code |= (long) valuesAndWidths[i] << shift;
            shift += valuesAndWidths[i + 1];
        }
        return code;
    }

    private static int causeCode(Cause cause) {
        return switch (cause) {
            case Cause.OnlyCandidate() -> 0;
            case Cause.OnlyPlace(House house) -> 1 + house.index();
        };
    }

    private static Cause cause(int code) {
        return code == 0
                ? new Cause.OnlyCandidate()
                : new Cause.OnlyPlace(House.all().get(code - 1));
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

    private static int struckBits(Candidate candidate, CellSet struck) {
        int bits = 0;
        if (!struck.isEmpty()) {
            List<Cell> peers = PEERS.get(candidate.cell().index());
            for (int i = 0; i < peers.size(); i++) {
                bits |= struck.contains(peers.get(i)) ? 1 << i : 0;
            }
        }
        return bits;
    }

    private static CellSet struck(Candidate candidate, int bits) {
        CellSet struck = CellSet.NONE;
        List<Cell> peers = PEERS.get(candidate.cell().index());
        for (int left = bits; left != 0; left &= left - 1) {
            struck = struck.with(peers.get(Integer.numberOfTrailingZeros(left)));
        }
        return struck;
    }

    /// Takes fields off a code, lowest first.
    private static final class Fields {

        private long left;

        Fields(long left) {
            this.left = left;
        }

        int take(int width) {
            int value = (int) (left & (1L << width) - 1);
            left >>>= width;
            return value;
        }

        Cell cell() {
            return Cell.of(take(7));
        }

        Candidate candidate() {
            int index = take(10);
            return new Candidate(Cell.of(index / 9), Digit.of(index % 9 + 1));
        }

        House house() {
            return House.all().get(take(5));
        }
    }
}
