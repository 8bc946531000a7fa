package nonet.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import nonet.format.RegressionLine;
import nonet.logic.LogicalSolver;
import nonet.logic.finders.StandardFinders;
import nonet.rate.Weights;
import nonet.service.PuzzleFile;
import nonet.service.RegressionCheck;
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
            "%nExamples:",
            "  nonet techniques check cases.txt",
            "  grep ^:07 cases.txt | nonet techniques check -"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:all lines passed", "1:some line failed", "2:an argument or an input is wrong"})
final class TechniquesCheckCommand implements Callable<Integer> {

    private final Streams streams;
    private final RegressionCheck check = new RegressionCheck(
            new LogicalSolver(StandardFinders.all(), Weights.standard().forAllSteps()));
    private int passed;
    private int failed;
    private int shorter;
    private boolean malformed;

    @Parameters(paramLabel = "FILE", description = "A file of regression lines, or - for standard input.")
    private String file = "";

    TechniquesCheckCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        try (InputStream in = open()) {
            check(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
        } catch (InvalidPathException nonsense) {
            return unreadable(PuzzleFile.Why.MISSING);
        } catch (IOException broken) {
            return unreadable(PuzzleFile.why(broken));
        }
        if (shorter > 0) {
            streams.print(shorter + (shorter == 1 ? " chain is" : " chains are") + " shorter than recorded");
        }
        streams.print(passed + " passed, " + failed + " failed");
        streams.out().flush();
        return malformed ? NonetCommand.WRONG : failed > 0 ? NonetCommand.UNSOLVED : NonetCommand.FINE;
    }

    private InputStream open() throws IOException {
        return file.equals("-") ? streams.in() : Files.newInputStream(Path.of(file));
    }

    private int unreadable(PuzzleFile.Why why) throws IOException {
        streams.complain("nonet: " + file + ": " + Input.WORDS.of(why));
        return NonetCommand.WRONG;
    }

    private void check(BufferedReader lines) throws IOException {
        int number = 0;
        for (String text = lines.readLine(); text != null; text = lines.readLine()) {
            number++;
            if (!text.isBlank() && !text.startsWith("#")) {
                Optional<RegressionCheck.Outcome> outcome =
                        RegressionLine.parse(text).flatMap(check::check);
                if (outcome.isPresent()) {
                    count(text, outcome.get());
                } else {
                    malformed = true;
                    streams.complain(file + ":" + number + ": This is not a regression line of a known technique.");
                }
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
    }
}
