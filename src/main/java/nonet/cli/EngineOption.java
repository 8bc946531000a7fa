package nonet.cli;

import nonet.service.Engines;
import nonet.solve.Solver;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `--engine`, for commands that ask for solutions only.
final class EngineOption {

    @Option(
            names = "--engine",
            paramLabel = "ID",
            defaultValue = "fast",
            description = "The engine that solves; see 'nonet engines'. Default: ${DEFAULT-VALUE}.")
    private String id = "fast";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /// Returns the engine.
    ///
    /// @throws ParameterException when there is none with this id
    Solver among(Engines engines) {
        return engines.find(id)
                .orElseThrow(() -> new ParameterException(
                        command.commandLine(), "there is no engine '" + id + "'; see 'nonet engines'."));
    }
}
