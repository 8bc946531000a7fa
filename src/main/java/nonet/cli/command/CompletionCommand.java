package nonet.cli.command;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import nonet.cli.manual.ShellCompletion;
import nonet.cli.output.Streams;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// The command `nonet completion`.
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Print a shell completion script.",
        footer = {
            "%nThe Linux packages install these scripts. Elsewhere, save the output where the shell looks for it.",
            "%nExamples:",
            "  nonet completion bash > ~/.local/share/bash-completion/completions/nonet",
            "  nonet completion zsh > ~/.zfunc/_nonet",
            "  nonet completion fish > ~/.config/fish/completions/nonet.fish"
        },
        exitCodeList = {"0:success", "2:an argument is invalid"})
final class CompletionCommand implements Callable<Integer> {

    private final Supplier<CommandLine> commands;
    private final Streams streams;

    @Parameters(paramLabel = "SHELL", description = "Shell: bash, zsh or fish.")
    private ShellCompletion shell = ShellCompletion.BASH;

    /// @param commands creates the command `nonet` with all its subcommands
    CompletionCommand(Supplier<CommandLine> commands, Streams streams) {
        this.commands = commands;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        streams.out().write(shell.of(commands.get()));
        streams.out().flush();
        return NonetCommand.FINE;
    }
}
