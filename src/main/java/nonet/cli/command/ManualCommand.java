package nonet.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import nonet.cli.manual.CommandPages;
import nonet.cli.manual.ShellCompletion;
import nonet.cli.option.OutOption;
import nonet.cli.output.Streams;
import nonet.files.TextFile;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The command `nonet manual`, which the build runs for the packages.
@Command(
        name = "manual",
        hidden = true,
        mixinStandardHelpOptions = true,
        description = "Write the man pages and shell completion scripts for a package.",
        footer = {"%nExamples:", "  nonet manual --out /usr/local/share"},
        exitCodeList = {"0:success", "2:an argument is invalid, or a file cannot be written"})
final class ManualCommand implements Callable<Integer> {

    private static final Map<ShellCompletion, String> FILES = Map.of(
            ShellCompletion.BASH, "bash-completion/completions/nonet",
            ShellCompletion.ZSH, "zsh/vendor-completions/_nonet",
            ShellCompletion.FISH, "fish/vendor_completions.d/nonet.fish");

    private final Supplier<CommandLine> commands;
    private final Streams streams;

    @Option(
            names = {"-o", "--out"},
            required = true,
            paramLabel = "FOLDER",
            description = "Output folder, such as /usr/local/share.")
    private Path folder = Path.of("share");

    /// @param commands creates the command `nonet` with all its subcommands
    ManualCommand(Supplier<CommandLine> commands, Streams streams) {
        this.commands = commands;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        CommandLine root = commands.get();
        String version = root.getCommandSpec().version()[0];
        boolean written = OutOption.write(folder, streams, () -> {
            for (Map.Entry<String, String> page : CommandPages.of(root, version).entrySet()) {
                TextFile.write(folder.resolve("man/man1").resolve(page.getKey()), page.getValue());
            }
            for (Map.Entry<ShellCompletion, String> script : FILES.entrySet()) {
                TextFile.write(
                        folder.resolve(script.getValue()), script.getKey().of(root));
            }
        });
        return written ? NonetCommand.FINE : NonetCommand.WRONG;
    }
}
