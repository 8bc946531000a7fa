package nonet.cli.command;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import nonet.cli.output.Streams;
import nonet.service.search.Engines;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import picocli.CommandLine.Command;

/// The command `nonet engines`.
@Command(
        name = "engines",
        mixinStandardHelpOptions = true,
        description = "List the engines, and whether they can be traced.",
        exitCodeList = "0:success",
        footer = {"%nExamples:", "  nonet engines", "  nonet engines | grep trace"})
final class EnginesCommand implements Callable<Integer> {

    private final Engines engines;
    private final Streams streams;

    EnginesCommand(Engines engines, Streams streams) {
        this.engines = engines;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        for (Solver engine : engines.all()) {
            streams.print(String.format(
                    Locale.ROOT, "%-14s  %s", engine.id(), engine instanceof StepSolver ? "solve, trace" : "solve"));
        }
        streams.out().flush();
        return NonetCommand.FINE;
    }
}
