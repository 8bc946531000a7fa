package nonet.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import nonet.cli.option.ChoiceConverter;
import nonet.cli.option.LanguageOption;
import nonet.cli.option.ProfileOption;
import nonet.cli.option.PuzzleArgument;
import nonet.cli.option.QuietOption;
import nonet.cli.output.Streams;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.ChainNotation;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.Passage;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.notation.Names;
import nonet.play.Document;
import nonet.proof.PlayerMove;
import nonet.rate.HumanLogic;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.hint.RankedStep;
import nonet.service.reason.Backdoors;
import nonet.service.reason.EasySteps;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.text.Plural;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The commands of human logic on one puzzle, among them `nonet hint`, `nonet steps` and `nonet backdoors`.
abstract class LogicCommands implements Callable<Integer> {

    @Mixin
    private final QuietOption quiet;

    private final Solver checker;

    @Mixin
    private final LanguageOption language = new LanguageOption();

    /// In the language that is chosen, once the options are read.
    final Explainer explainer = new Explainer(new Words(language::locale));

    @Mixin
    private ProfileOption profile = new ProfileOption();

    @Mixin
    private PuzzleArgument argument = new PuzzleArgument();

    @Option(
            names = "--notation",
            paramLabel = "NAME",
            converter = Notations.class,
            description = "Notation of chains: eureka, nice-loop or hodoku. Default: Nonet's own.")
    private @Nullable ChainNotation notation;

    private boolean warned;

    private static final class Notations extends ChoiceConverter<ChainNotation> {
        private Notations() {
            super(
                    List.of(ChainNotation.values()),
                    each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }

    LogicCommands(Engines engines, Streams streams) {
        this.quiet = new QuietOption(streams);
        this.checker = engines.fast();
    }

    @Override
    public Integer call() throws IOException {
        try {
            return tell(
                    Hints.of(new HumanLogic(checker, profile.orModern().profile())),
                    argument.readDocument(quiet.streams().in()));
        } finally {
            quiet.streams().out().flush();
        }
    }

    final QuietOption quiet() {
        return quiet;
    }

    final Solver checker() {
        return checker;
    }

    abstract int tell(Hints hints, Document document) throws IOException;

    void print(String line) throws IOException {
        quiet.streams().print(line);
    }

    String line(Deduction deduction) {
        return notation != null && deduction instanceof Chain chain
                ? explainer.words().of(chain.technique()) + ": " + notation.of(chain)
                : explainer.line(deduction);
    }

    /// Prints sentences, and the details of each below it.
    void print(List<Passage> passages, String indent) throws IOException {
        for (Passage each : passages) {
            print(indent + each.sentence());
            print(each.details(), indent + "  ");
        }
    }

    /// Says once that uniqueness techniques are off if the puzzle has several solutions.
    void warn(boolean unique) throws IOException {
        if (!unique && !warned) {
            warned = true;
            quiet.streams().note("nonet: The puzzle has several solutions, so uniqueness techniques are off.");
        }
    }

    /// Prints why there is no step.
    ///
    /// @return the exit code
    int none(HintResult advice) throws IOException {
        return none(advice, "No technique applies here.");
    }

    /// @param stuck the line to print if no technique applies
    int none(HintResult advice, String stuck) throws IOException {
        String why = switch (advice) {
            case HintResult.Complete() -> "Every cell is filled.";
            case HintResult.Impossible() -> "The puzzle has no solution.";
            case HintResult.Wrong(CellSet digits, CellSet marks)
            when marks.isEmpty() -> "These digits are wrong: " + Names.of(digits) + ".";
            case HintResult.Wrong(CellSet digits, CellSet marks) when digits.isEmpty() -> lacking(marks);
            case HintResult.Wrong(CellSet digits, CellSet marks) ->
                "These digits are wrong: " + Names.of(digits) + ". " + lacking(marks);
            case HintResult.ConflictingEntries(CellSet digits) ->
                "No solution has all these digits: " + Names.of(digits) + ".";
            case HintResult.Stuck _ -> stuck;
            case HintResult.Found _, HintResult.All _, HintResult.Unrated _ ->
                throw new IllegalArgumentException(advice.toString());
        };
        quiet.streams().complain("nonet: " + why);
        return advice instanceof HintResult.Complete ? NonetCommand.FINE : NonetCommand.UNSOLVED;
    }

    /// Returns the sentence on marks without the right digit. It does not name their cells, since that may give the
    /// digit away.
    private static String lacking(CellSet marks) {
        return marks.size() == 1
                ? "The pencil marks of one cell lack its right digit."
                : "The pencil marks of " + Plural.of(marks.size(), "cell") + " lack their right digit.";
    }

    /// The command `nonet hint`.
    @Command(
            name = "hint",
            mixinStandardHelpOptions = true,
            description = "Print the next step of human logic, with an explanation.",
            footer = {
                "%nA saved game is continued: its entered digits count, and its pencil marks are the candidates.",
                "%nBelow a sentence that sums up consequences, each of them is printed with its cause; below one",
                "that is a deduction itself, the sentences of that deduction.",
                "%nExamples:",
                "  nonet hint puzzle.txt",
                "  nonet hint --truths-and-links puzzle.txt",
                "  nonet hint 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            },
            exitCodeList = {"0:success", "1:there is no step", "2:an argument or the input is invalid"})
    static final class Hint extends LogicCommands {

        @Option(
                names = "--truths-and-links",
                description = "Explain locked sets, such as subsets, fish and MSLS, as truths and links.")
        private boolean truthsAndLinks;

        Hint(Engines engines, Streams streams) {
            super(engines, streams);
        }

        @Override
        int tell(Hints hints, Document document) throws IOException {
            HintResult advice = hints.next(document, Cancel.NEVER);
            if (!(advice instanceof HintResult.Found found)) {
                return none(advice);
            }
            Explanation explanation = explainer.explain(
                    found.step().deduction(), found.step().before().grid(), truthsAndLinks);
            warn(found.unique());
            print(line(found.step().deduction()));
            print(explainer.passages(explanation), "  ");
            return NonetCommand.FINE;
        }
    }

    /// The command `nonet backdoors`.
    @Command(
            name = "backdoors",
            mixinStandardHelpOptions = true,
            description = "Print the digits and the eliminations after each of which singles solve the puzzle.",
            footer = {
                "%nA digit is printed as r1c1=5, an elimination as r1c1<>5.",
                "%nA saved game is continued: its entered digits count, and its pencil marks are the candidates.",
                "%nExamples:",
                "  nonet backdoors puzzle.txt",
                "  nonet backdoors --easy pairs puzzle.txt"
            },
            exitCodeList = {"0:success", "1:there is no backdoor", "2:an argument or the input is invalid"})
    static final class BackdoorList extends LogicCommands {

        @Option(
                names = "--easy",
                paramLabel = "STEPS",
                converter = Ease.class,
                description =
                        "Steps that solve the rest: singles, or pairs (with locked candidates). Default: singles.")
        private EasySteps easy = EasySteps.SINGLES;

        private static final class Ease extends ChoiceConverter<EasySteps> {
            private Ease() {
                super(List.of(EasySteps.values()), each -> each.name().toLowerCase(Locale.ROOT));
            }
        }

        BackdoorList(Engines engines, Streams streams) {
            super(engines, streams);
        }

        @Override
        int tell(Hints hints, Document document) throws IOException {
            Optional<HintResult> obstacle = hints.obstacle(document, Cancel.NEVER);
            Backdoors found = obstacle.isEmpty() ? Backdoors.of(document, hints, easy, Cancel.NEVER) : null;
            if (found == null) {
                return none(
                        obstacle.orElseGet(HintResult.Stuck::new),
                        "The puzzle has several solutions, so it has no backdoors.");
            }
            if (found.solved()) {
                quiet().streams().note("nonet: These steps solve the puzzle without a backdoor.");
            }
            for (Conclusion each : found.digits()) {
                print(new PlayerMove(List.of(each)).toString());
            }
            for (Conclusion each : found.eliminations()) {
                print(new PlayerMove(List.of(each)).toString());
            }
            boolean any = found.solved()
                    || !found.digits().isEmpty()
                    || !found.eliminations().isEmpty();
            if (!any) {
                quiet().streams().complain("nonet: No single digit or elimination is a backdoor.");
            }
            return any ? NonetCommand.FINE : NonetCommand.UNSOLVED;
        }
    }

    /// The command `nonet steps`.
    @Command(
            name = "steps",
            mixinStandardHelpOptions = true,
            description =
                    "Print all steps of human logic that are possible now, those that unlock the most cells first.",
            footer = {
                "%nA saved game is continued: its entered digits count, and its pencil marks are the candidates.",
                "%nExamples:",
                "  nonet steps puzzle.txt",
                "  nonet steps puzzle.txt | grep Wing"
            },
            exitCodeList = {"0:success", "1:there is no step", "2:an argument or the input is invalid"})
    static final class Steps extends LogicCommands {

        Steps(Engines engines, Streams streams) {
            super(engines, streams);
        }

        @Override
        int tell(Hints hints, Document document) throws IOException {
            HintResult advice = hints.all(document, Cancel.NEVER);
            if (!(advice instanceof HintResult.All all)) {
                return none(
                        advice, "No technique that is used for all steps applies; 'nonet hint' also tries the others.");
            }
            warn(all.unique());
            for (RankedStep ranked : all.steps()) {
                print(line(ranked.step().deduction()));
            }
            return NonetCommand.FINE;
        }
    }
}
