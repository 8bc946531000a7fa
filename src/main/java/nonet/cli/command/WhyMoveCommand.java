package nonet.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import nonet.cli.output.Streams;
import nonet.cli.report.ArgumentReport;
import nonet.deduce.Conclusion;
import nonet.grid.House;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.proof.PlayerMove;
import nonet.service.diagnosis.Argument;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.reason.MoveAnswer;
import nonet.service.reason.MoveExplainer;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import nonet.text.Plural;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The command `nonet why-move`.
@Command(
        name = "why-move",
        mixinStandardHelpOptions = true,
        description = "Explain why a move is right or wrong: a digit, or the elimination of candidates.",
        footer = {
            "%nThe simplest step of the profile that shows the move is printed. If it takes several, they are",
            "printed without those that it does not need. A wrong move is followed to a contradiction.",
            "%nA saved game is continued: its entered digits count, and its pencil marks are the candidates.",
            "%nExamples:",
            "  nonet why-move puzzle.txt r4c5=3",
            "  nonet why-move puzzle.txt 'r4c57<>38'"
        },
        exitCodeList = {
            "0:the move is right",
            "1:the move is wrong or undecided, or it is none on this board",
            "2:an argument or the input is invalid"
        })
final class WhyMoveCommand extends LogicCommands {

    private final Streams streams;
    private final Diagnosis diagnosis;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            paramLabel = "MOVE",
            index = "1..*",
            arity = "1..*",
            description = "A digit, such as r4c5=3, or candidates to remove, such as 'r4c57<>38'.")
    private List<String> move = new ArrayList<>();

    WhyMoveCommand(Engines engines, Streams streams) {
        super(engines, streams);
        this.streams = streams;
        this.diagnosis = new Diagnosis(engines.fast(), engines.prover());
    }

    @Override
    int tell(Hints hints, Document document) throws IOException {
        MoveAnswer answer = new MoveExplainer(hints, diagnosis).explain(document, parsed(), Cancel.NEVER);
        print(answer);
        return switch (answer) {
            case MoveAnswer.Shown _,
                    MoveAnswer.Takes _,
                    MoveAnswer.Unshown _,
                    MoveAnswer.Plain _,
                    MoveAnswer.WrongBoard _ -> NonetCommand.FINE;
            case MoveAnswer.Wrong _,
                    MoveAnswer.Clash _,
                    MoveAnswer.Undecided _,
                    MoveAnswer.Occupied _,
                    MoveAnswer.Impossible _ -> NonetCommand.UNSOLVED;
        };
    }

    private void print(MoveAnswer answer) throws IOException {
        switch (answer) {
            case MoveAnswer.Shown(Step step, boolean unique) -> {
                warn(unique);
                print("True. One step shows it:");
                printStep(step);
            }
            case MoveAnswer.Takes(List<Step> steps, boolean unique) -> {
                warn(unique);
                print(
                        steps.size() == 1
                                ? "True. One step leads there:"
                                : "True. It takes " + Plural.of(steps.size(), "step") + " from here:");
                for (Step step : steps) {
                    printStep(step);
                }
            }
            case MoveAnswer.Unshown() -> print("True, but the techniques of the profile do not get there.");
            case MoveAnswer.Plain() -> print("True: the digits and marks on the board say so already.");
            case MoveAnswer.WrongBoard(HintResult board) -> {
                print("True, but the board is wrong elsewhere, so no steps can be shown.");
                none(board);
            }
            case MoveAnswer.Wrong(List<Conclusion> wrong, Optional<Argument> argument) -> {
                print("Wrong: " + list(wrong) + (argument.isPresent() ? ". It leads to a contradiction:" : "."));
                if (argument.isPresent()) {
                    new ArgumentReport(streams).print(argument.get());
                }
            }
            case MoveAnswer.Clash(Conclusion wrong, House house) ->
                print(String.format(
                        Locale.ROOT,
                        "Wrong: %s. There is a %s in %s already.",
                        list(List.of(wrong)),
                        wrong.candidate().digit(),
                        explainer.words().of(house)));
            case MoveAnswer.Undecided(List<Conclusion> open) ->
                print("Undecided: some solutions agree and some do not: " + list(open) + ".");
            case MoveAnswer.Occupied(Conclusion conclusion) ->
                print(String.format(
                        Locale.ROOT,
                        "No move on this board: %s is filled.",
                        conclusion.candidate().cell()));
            case MoveAnswer.Impossible() -> print("The puzzle has no solution, so no move is right.");
        }
    }

    private PlayerMove parsed() {
        try {
            return PlayerMove.of(String.join(" ", move));
        } catch (IllegalArgumentException wrong) {
            throw new CommandLine.ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()), wrong);
        }
    }

    private void printStep(Step step) throws IOException {
        print(line(step.deduction()));
        print(
                explainer.passages(
                        explainer.explain(step.deduction(), step.before().grid())),
                "  ");
    }

    private static String list(List<Conclusion> conclusions) {
        return conclusions.stream()
                .map(each -> new PlayerMove(List.of(each)).toString())
                .collect(Collectors.joining(", "));
    }
}
