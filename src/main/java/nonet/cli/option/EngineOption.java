package nonet.cli.option;

import nonet.service.search.Engines;
import nonet.solve.Solver;
import picocli.CommandLine.Option;

/// `--engine`, for commands that ask for solutions only.
public final class EngineOption {

    @Option(
            names = "--engine",
            paramLabel = "ID",
            defaultValue = "fast",
            description = "The engine that solves; see 'nonet engines'. Default: ${DEFAULT-VALUE}.")
    private Solver engine;

    /// @param engines the engines of which the fast one is the default
    public EngineOption(Engines engines) {
        engine = engines.fast();
    }

    /// Returns the engine.
    public Solver engine() {
        return engine;
    }
}
