package nonet.cli;

import nonet.service.Engines;
import nonet.solve.Solver;
import picocli.CommandLine.Option;

/// `--engine`, for commands that ask for solutions only.
final class EngineOption {

    @Option(
            names = "--engine",
            paramLabel = "ID",
            defaultValue = "fast",
            description = "The engine that solves; see 'nonet engines'. Default: ${DEFAULT-VALUE}.")
    private Solver engine;

    EngineOption(Engines engines) {
        engine = engines.fast();
    }

    /// Returns the engine.
    Solver engine() {
        return engine;
    }
}
