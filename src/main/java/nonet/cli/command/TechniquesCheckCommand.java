package nonet.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import nonet.cli.input.Input;
import nonet.cli.output.Pace;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.Streams;
import nonet.format.RegressionLine;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.hint.RegressionCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `nonet techniques check`.
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Holds the techniques against a file of regression lines, and prints the lines that fail.",
        footer = {
            "%nA line is :CODE[-VARIANT]:DIGITS:GRID:DELETED:ELIMINATIONS:PLACEMENTS:EXTRA, as in HoDoKu's library.",
            "Blank lines and lines that begin with # are left out. Below a line that fails stands, after a blank,",
            "what was found instead. A chain may be shorter than recorded; how many are is said at the end.",
            "What is no such line is told on standard error; a file that begins with ten of them is given up.",
            "%nExamples:",
            "  nonet techniques check cases.txt",
            "  grep ^:07 cases.txt | nonet techniques check -"
        },
        exitCodeList = {"0:all lines passed", "1:some line failed", "2:an argument or an input is wrong"})
final class TechniquesCheckCommand implements Callable<Integer> {

    /// The number of invalid lines at the beginning after which the input is not taken as a library.
    private static final int PATIENCE = 10;

    private final Streams streams;
    private final RegressionCheck check = new RegressionCheck(
            HumanLogic.withoutBruteForce(Profile.hodoku()).with(Profile.hodoku().forAllSteps()));
    private final AtomicInteger done = new AtomicInteger();
    private int passed;
    private int failed;
    private int shorter;
    private int malformed;

    @Parameters(paramLabel = "FILE", description = "A file of regression lines, or - for standard input.")
    private String file = "";

    TechniquesCheckCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        List<String> lines = Input.load(file, streams.in()).text().lines().toList();
        Pace pace = new Pace(System::nanoTime);
        boolean watched = streams.terminals() == Streams.Terminals.ONLY_ERR;
        try (ProgressLine progress =
                new ProgressLine(streams, watched, () -> pace.of(done.get(), "lines", done.get(), lines.size()))) {
            check(lines, progress);
        }
        if (passed + failed + malformed == 0) {
            streams.complain("nonet: " + Input.nameOf(file) + ": There is no regression line in it.");
            return NonetCommand.WRONG;
        }
        if (shorter > 0) {
            streams.print(shorter + (shorter == 1 ? " chain is" : " chains are") + " shorter than recorded");
        }
        streams.print(passed + " passed, " + failed + " failed");
        streams.out().flush();
        return malformed > 0 ? NonetCommand.WRONG : failed > 0 ? NonetCommand.UNSOLVED : NonetCommand.FINE;
    }

    private void check(List<String> lines, ProgressLine progress) throws IOException {
        for (String text : lines) {
            int line = done.incrementAndGet();
            if (text.isBlank() || text.startsWith("#")) {
                continue;
            }
            Optional<RegressionCheck.Outcome> outcome =
                    RegressionLine.parse(text).flatMap(check::check);
            if (outcome.isPresent()) {
                count(text, outcome.get());
            } else {
                malformed++;
                progress.complain(
                        Input.nameOf(file) + ":" + line + ": This is not a regression line of a known technique.\n");
            }
            if (passed + failed == 0 && malformed == PATIENCE) {
                break;
            }
        }
    }

    private void count(String text, RegressionCheck.Outcome outcome) throws IOException {
        if (outcome.passed()) {
            passed++;
            shorter += outcome.exact() ? 0 : 1;
            return;
        }
        failed++;
        streams.print(text);
        List<RegressionLine> found = outcome.found();
        for (RegressionLine each : found) {
            streams.print("  " + each);
        }
        if (found.isEmpty()) {
            streams.print("  nothing was found");
        }
        streams.out().flush();
    }
}
