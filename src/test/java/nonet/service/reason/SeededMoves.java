package nonet.service.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nonet.TestData;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.proof.PlayerMove;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import nonet.solve.Solutions;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;

/// Random moves at random positions on the way through puzzles of all levels, with all solutions of the puzzle.
final class SeededMoves {

    static final Hints HINTS = Hints.of(new HumanLogic(new FastSolver(), Profile.modern()));
    static final MoveExplainer EXPLAINER =
            new MoveExplainer(HINTS, new Diagnosis(new FastSolver(), StepEngine.SINGLES));

    private static final List<String> PUZZLES = Stream.of(
                    "newspaper-medium", "random-minimal", "17-clue", "top1465", "hardest-11plus", "several-solutions")
            .flatMap(name -> TestData.lines("corpora/" + name + ".txt").stream().limit(200))
            .toList();

    private final Random random;
    private List<Grid> solutions = List.of();
    private List<Document> boards = List.of();

    SeededMoves(long seed) {
        random = new Random(seed);
    }

    /// A move at a position.
    record Case(Document before, PlayerMove move, List<Grid> solutions) {}

    /// Goes on with another puzzle: up to 40 steps of its path, with its solutions.
    void nextPuzzle() {
        Puzzle puzzle = Puzzle.of(PUZZLES.get(random.nextInt(PUZZLES.size())).substring(0, 81));
        solutions = solutions(puzzle);
        LogicalSolver logic =
                HumanLogic.withoutBruteForce(Profile.hodoku()).soundFor(puzzle, new FastSolver(), Cancel.NEVER);
        Position position = Position.of(Grid.of(puzzle));
        boards = new ArrayList<>(List.of(document(puzzle, position)));
        int steps = random.nextInt(40);
        for (int i = 0; i < steps; i++) {
            Step step = logic.next(position, Cancel.NEVER);
            if (step == null || step.after().isComplete()) {
                break;
            }
            position = step.after();
            boards.add(document(puzzle, position));
        }
    }

    /// Returns a move: a digit, or one to three eliminations.
    Case next() {
        Document board = boards.get(random.nextInt(boards.size()));
        Grid grid = board.grid();
        List<Cell> blanks = new ArrayList<>();
        grid.blanks().forEach(blanks::add);
        List<Conclusion> conclusions = new ArrayList<>();
        boolean places = random.nextBoolean();
        int count = places ? 1 : 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            Cell cell = blanks.get(random.nextInt(blanks.size()));
            List<Digit> digits = new ArrayList<>();
            grid.candidates(cell).forEach(digits::add);
            Candidate candidate = new Candidate(cell, digits.get(random.nextInt(digits.size())));
            conclusions.add(places ? new Conclusion.Placement(candidate) : new Conclusion.Elimination(candidate));
        }
        return new Case(board, new PlayerMove(conclusions), solutions);
    }

    private static Document document(Puzzle puzzle, Position position) {
        return new Document("", puzzle, position.grid());
    }

    /// Returns all solutions, by an engine other than the one that judges.
    private static List<Grid> solutions(Puzzle puzzle) {
        List<Grid> all = new ArrayList<>();
        Solutions found = StepEngine.SHRINKING.solutions(puzzle);
        while (found.next(Cancel.NEVER) == Solutions.Next.FOUND) {
            all.add(Grid.of(puzzle.givenCells(), found.digits()));
        }
        return all;
    }
}
