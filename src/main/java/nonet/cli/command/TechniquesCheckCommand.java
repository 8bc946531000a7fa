package nonet.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import nonet.cli.input.Input;
import nonet.cli.option.QuietOption;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.SpeedReport;
import nonet.cli.output.Streams;
import nonet.deduce.Technique;
import nonet.logic.cases.CaseResult;
import nonet.logic.cases.ExoticCase;
import nonet.logic.cases.ExoticCheck;
import nonet.logic.cases.RegressionCheck;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import nonet.text.Plural;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The command `nonet techniques check`.
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Check the techniques against a file of regression lines, and print the lines that fail.",
        footer = {
            "%nA line has the form :CODE[-VARIANT]:DIGITS:GRID:DELETED:ELIMINATIONS:PLACEMENTS:EXTRA, as in",
            "HoDoKu's library. A line of six columns separated by tabs is a case of a technique beyond HoDoKu:",
            "technique, line, pattern, also, note, from. All conclusions in its line must follow from the",
            "pattern, or, for a near miss, none of them from any pattern; further conclusions only have to be",
            "correct.",
            "%nBlank lines and lines that begin with # are skipped. Below a line that fails, what was found",
            "instead is printed, indented. A chain may be shorter than recorded; the number of such chains is",
            "printed at the end. Invalid lines are reported on standard error; a file that begins with ten of",
            "them is abandoned.",
            "%nExamples:",
            "  nonet techniques check cases.txt",
            "  nonet techniques check --only junior-exocet exotic-cases.tsv",
            "  grep ^:07 cases.txt | nonet techniques check -"
        },
        exitCodeList = {"0:all lines passed", "1:a line failed", "2:an argument or the input is invalid"})
final class TechniquesCheckCommand implements Callable<Integer> {

    /// The number of invalid lines at the beginning after which the input is not taken as a library.
    private static final int PATIENCE = 10;

    @Mixin
    private final QuietOption quiet;

    private final RegressionCheck check = new RegressionCheck(logic(Profile.hodoku()));
    private final ExoticCheck exotic;
    private final AtomicInteger done = new AtomicInteger();
    private int passed;
    private int failed;
    private int shorter;
    private int malformed;

    @Option(names = "--only", paramLabel = "ID", description = "Technique to check, such as x-wing. Default: all.")
    private @Nullable Technique only;

    @Parameters(paramLabel = "FILE", description = "A file of regression lines, or - for standard input.")
    private String file = "";

    TechniquesCheckCommand(Engines engines, Streams streams) {
        this.quiet = new QuietOption(streams);
        this.exotic = new ExoticCheck(logic(Profile.modern()), engines.fast());
    }

    private static LogicalSolver logic(Profile profile) {
        return HumanLogic.withoutBruteForce(profile).with(profile.forAllSteps());
    }

    @Override
    public Integer call() throws IOException {
        List<String> lines =
                Input.load(file, quiet.streams().in()).text().lines().toList();
        SpeedReport speed = new SpeedReport(System::nanoTime);
        boolean watched = quiet.streams().terminals() == Streams.Terminals.ONLY_ERR;
        try (ProgressLine progress = new ProgressLine(
                quiet.streams(), watched, () -> speed.of(done.get(), "line", done.get(), lines.size()))) {
            check(lines, progress);
        }
        if (passed + failed + malformed == 0) {
            quiet.streams().complain("nonet: " + Input.nameOf(file) + ": It contains no regression lines.");
            return NonetCommand.WRONG;
        }
        if (shorter > 0) {
            quiet.streams()
                    .print(Plural.of(shorter, "chain") + (shorter == 1 ? " is" : " are") + " shorter than recorded");
        }
        quiet.streams().print(passed + " passed, " + failed + " failed");
        quiet.streams().out().flush();
        return malformed > 0 ? NonetCommand.WRONG : failed > 0 ? NonetCommand.UNSOLVED : NonetCommand.FINE;
    }

    private void check(List<String> lines, ProgressLine progress) throws IOException {
        for (String text : lines) {
            int line = done.incrementAndGet();
            if (text.isBlank() || text.startsWith("#")) {
                continue;
            }
            if (!check(text)) {
                malformed++;
                progress.complain(List.of(
                        Input.nameOf(file) + ":" + line + ": This is not a regression line of a known technique."));
            }
            if (passed + failed == 0 && malformed == PATIENCE) {
                break;
            }
        }
    }

    /// Checks one line.
    ///
    /// @return whether it is a line of a known technique
    private boolean check(String text) throws IOException {
        if (ExoticCase.hasColumns(text)) {
            Optional<ExoticCase> wanted = ExoticCase.parse(text);
            if (wanted.isPresent() && isAsked(wanted.get().technique())) {
                count(text, exotic.check(wanted.get(), Cancel.NEVER));
            }
            return wanted.isPresent();
        }
        Optional<TechniqueCase> wanted = TechniqueCase.parse(text);
        Optional<Technique> technique = wanted.flatMap(TechniqueCase::technique);
        if (technique.isPresent() && isAsked(technique.get())) {
            count(text, check.check(wanted.get(), Cancel.NEVER).orElseThrow());
        }
        return technique.isPresent();
    }

    private boolean isAsked(Technique technique) {
        return only == null || only == technique;
    }

    private void count(String text, CaseResult result) throws IOException {
        if (result.passed()) {
            passed++;
            shorter += result.exact() ? 0 : 1;
            return;
        }
        failed++;
        quiet.streams().print(text);
        for (TechniqueCase each : result.found()) {
            quiet.streams().print("  " + each);
        }
        if (result.found().isEmpty()) {
            quiet.streams().print("  nothing was found");
        }
        quiet.streams().out().flush();
    }
}
