package nonet.photo;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.photo.digit.CellInk;
import nonet.photo.digit.DigitNet;
import nonet.photo.find.MeshFit;
import nonet.photo.image.FlatGrid;
import nonet.photo.image.Gray;
import nonet.photo.image.Homography;
import nonet.photo.image.ImagePoint;
import nonet.photo.image.Mesh;
import nonet.photo.image.PictureFault;
import nonet.photo.image.Quad;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Reads the digits of a grid whose outline is known.
final class GridReader {

    /// The mean log probability of digits that suffices not to try other turns.
    private static final double CLEAR = -0.06;

    /// The advantage of a turn whose digits have exactly one solution.
    private static final double CERTAIN = 0.5;

    /// The advantage of the picture as it is over its turns, in mean log probability.
    private static final double UPRIGHT = 0.05;

    /// The smallest number of digits that counts as a puzzle.
    private static final int FEWEST = 8;

    /// The mean log probability of digits below which they are not taken for digits.
    private static final double UNLIKE = -0.45;

    /// The mean log probability of digits from which they are read even if they conflict almost everywhere.
    private static final double LEGIBLE = -0.02;

    /// Cells below these probabilities are doubtful: where the grid has one solution, where a blank holds as much ink as
    /// half of a digit, and otherwise.
    private static final double VOUCHED = 0.60;

    private static final double INKY = 0.80;
    private static final double ALONE = 0.90;

    /// The least probability with which a cell is certain of its digit.
    private static final double STEADY = 0.95;

    /// With more digits, a grid has one solution even if some are missed.
    private static final int RICH = 40;

    /// With more cells that seem to hold small marks, conflicting digits are those of a table of larger numbers.
    private static final int MOST_MARKS = 40;

    /// With more cells of small marks, what is a digit with less than this probability is taken for marks, too.
    private static final int MARKED = 20;

    private static final double LIKELY = 0.5;

    private final DigitNet net;

    GridReader(DigitNet net) {
        this.net = net;
    }

    /// The reading of a grid, or why there is none.
    sealed interface Result {
        record Read(GridReading reading) implements Result {}

        record Refused(PictureFault why) implements Result {}
    }

    /// @param light whether the lines are lighter than the paper
    /// @throws java.util.concurrent.CancellationException if cancelled
    Result read(Gray picture, Quad outline, boolean light, Cancel cancel) {
        Gray plain = FlatGrid.of(picture, outline);
        Gray flat = light ? plain.negative() : plain;
        Mesh mesh = MeshFit.of(flat);
        Result whole = read(CellInk.of(flat, mesh), outline, mesh, cancel);
        boolean unread = switch (whole) {
            case Result.Read(GridReading reading) -> reading.solutions() != 1 && reading.marks() > MARKED;
            case Result.Refused(PictureFault why) -> why instanceof PictureFault.NotDigits;
        };
        if (unread) {
            // Small digits among marks, as on the web: their board is straight.
            Mesh straight = Mesh.straight();
            if (read(CellInk.ofMiddles(flat, straight), outline, straight, cancel) instanceof Result.Read middles
                    && middles.reading.solutions() == 1) {
                return middles;
            }
        }
        return whole;
    }

    private Result read(CellInk ink, Quad outline, Mesh mesh, Cancel cancel) {
        List<CellReading> upright = choices(ink, 0, cancel);
        boolean clear = likeness(upright) >= CLEAR && new Repair(upright).count() == 1;
        int turn = clear ? 0 : turn(ink, upright, cancel);
        List<CellReading> choices = turn == 0 ? upright : choices(ink, turn, cancel);
        if (digits(choices).size() < FEWEST) {
            return new Result.Refused(new PictureFault.NoDigits());
        }
        if (likeness(choices) < UNLIKE) {
            return new Result.Refused(new PictureFault.NotDigits());
        }
        Repair repair = new Repair(choices);
        int conflicting = repair.puzzle().clashing().size();
        boolean manyMarks = choices.stream().filter(CellReading::hasMarks).count() > MOST_MARKS;
        boolean table = conflicting > 20 && conflicting * 2 > digits(choices).size();
        if (table && likeness(choices) < LEGIBLE
                || manyMarks && conflicting * 5 > digits(choices).size()) {
            return new Result.Refused(new PictureFault.NotDigits());
        }
        return new Result.Read(new GridReading(
                outline.startingAt(-turn),
                crossings(outline, mesh, turn),
                turn,
                choices,
                repair.puzzle(),
                doubtful(choices, repair),
                repair.count()));
    }

    private List<CellReading> choices(CellInk ink, int turn, Cancel cancel) {
        List<CellReading> choices = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            cancel.check();
            int source = source(cell, turn);
            choices.add(CellReading.of(net.classify(ink.cell(source, turn)), ink.ink(source)));
        }
        if (choices.stream().filter(CellReading::hasMarks).count() > MARKED) {
            choices.replaceAll(
                    choice -> choice.first() != 0 && choice.of(choice.first()) < LIKELY ? choice.asMarks() : choice);
        }
        return choices;
    }

    private static List<CellReading> digits(List<CellReading> choices) {
        return choices.stream().filter(choice -> choice.first() != 0).toList();
    }

    /// Returns the turn in which the cells that look like a digit in any turn look most like digits.
    private int turn(CellInk ink, List<CellReading> upright, Cancel cancel) {
        List<List<CellReading>> turns = new ArrayList<>(List.of(upright));
        for (int turn = 1; turn < 4; turn++) {
            turns.add(choices(ink, turn, cancel));
        }
        boolean[] digits = new boolean[81];
        for (int turn = 0; turn < 4; turn++) {
            for (int cell = 0; cell < 81; cell++) {
                digits[source(cell, turn)] |= turns.get(turn).get(cell).first() != 0;
            }
        }
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int turn = 0; turn < 4; turn++) {
            double sum = 0;
            int count = 0;
            for (int cell = 0; cell < 81; cell++) {
                if (digits[source(cell, turn)]) {
                    sum += StrictMath.log(
                            Math.max(0.02, turns.get(turn).get(cell).bestDigit()));
                    count++;
                }
            }
            double score = sum / Math.max(1, count) + certainty(turns.get(turn)) + (turn == 0 ? UPRIGHT : 0);
            if (score > most) {
                most = score;
                best = turn;
            }
        }
        return best;
    }

    /// Returns the advantage of digits with exactly one solution, which misread digits hardly ever have.
    private static double certainty(List<CellReading> choices) {
        byte[] digits = new byte[81];
        for (int cell = 0; cell < 81; cell++) {
            digits[cell] = (byte) choices.get(cell).first();
        }
        return new FastSolver().counter().count(digits, 0, 2, Cancel.NEVER) == 1 ? CERTAIN : 0;
    }

    /// Returns how much the digits look like digits, as their mean log probability.
    private static double likeness(List<CellReading> choices) {
        return digits(choices).stream()
                .mapToDouble(choice -> StrictMath.log(Math.max(1e-6, choice.of(choice.first()))))
                .average()
                .orElse(-10);
    }

    /// Returns the cell of the picture that a cell of the upright grid comes from.
    private static int source(int cell, int turn) {
        int row = cell / 9;
        int column = cell % 9;
        return switch (turn) {
            case 0 -> cell;
            case 1 -> (8 - column) * 9 + row;
            case 2 -> 80 - cell;
            default -> column * 9 + 8 - row;
        };
    }

    private static List<ImagePoint> crossings(Quad outline, Mesh mesh, int turn) {
        Homography map = new Homography(outline);
        List<ImagePoint> crossings = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            int row = i / 10;
            int column = i % 10;
            int source = switch (turn) {
                case 0 -> i;
                case 1 -> (9 - column) * 10 + row;
                case 2 -> 99 - i;
                default -> column * 10 + 9 - row;
            };
            ImagePoint flat = mesh.crossing(source);
            crossings.add(map.map(FlatGrid.unit(flat.x()), FlatGrid.unit(flat.y())));
        }
        return crossings;
    }

    private static CellSet doubtful(List<CellReading> choices, Repair repair) {
        CellSet doubtful = repair.swapped().or(repair.puzzle().clashing());
        double half = choices.stream()
                        .filter(choice -> choice.first() != 0)
                        .mapToDouble(CellReading::ink)
                        .sorted()
                        .skip(choices.stream()
                                        .filter(choice -> choice.first() != 0)
                                        .count()
                                / 2)
                        .findFirst()
                        .orElse(1)
                / 2;
        boolean rich = repair.puzzle().clues() > RICH;
        for (Cell cell : Cell.all()) {
            CellReading choice = choices.get(cell.index());
            boolean blank = choice.first() == 0;
            // A single solution vouches for the digits, but in a rich grid not for the blanks.
            boolean vouched = repair.count() == 1 && !(blank && rich);
            boolean inky = blank && !choice.hasMarks() && choice.ink() > half;
            if (choice.of(choice.first()) < (vouched ? inky ? INKY : VOUCHED : ALONE)) {
                doubtful = doubtful.with(cell);
            }
        }
        return doubtful.or(wavering(choices, doubtful));
    }

    /// Returns the cells that hesitate, however little, between two digits that doubtful cells cannot tell apart either:
    /// the digits of one picture have one font.
    static CellSet wavering(List<CellReading> choices, CellSet doubtful) {
        CellSet wavering = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            CellReading choice = choices.get(cell.index());
            int alike = 0;
            for (Cell other : doubtful) {
                alike += choices.get(other.index()).isBetween(choice.first(), choice.second()) ? 1 : 0;
            }
            if (choice.first() != 0 && choice.second() != 0 && choice.of(choice.first()) < STEADY && alike >= 2) {
                wavering = wavering.with(cell);
            }
        }
        return wavering;
    }
}
