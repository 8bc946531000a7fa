package nonet.cli.option;

import nonet.service.search.Engines;
import nonet.solve.Solver;
import picocli.CommandLine.Option;

/// `--engine`, for commands that only need solutions.
public final class EngineOption {

    @Option(
            names = {"-e", "--engine"},
            paramLabel = "ID",
            defaultValue = "fast",
            description = "Engine to solve with; see 'nonet engines'. Default: ${DEFAULT-VALUE}.")
    private Solver engine;

    /// @param engines the available engines; the fast one is the default
    public EngineOption(Engines engines) {
        engine = engines.fast();
    }

    /// Returns the engine.
    public Solver engine() {
        return engine;
    }
}
