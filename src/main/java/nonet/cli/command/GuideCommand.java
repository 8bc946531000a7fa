package nonet.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import nonet.cli.option.OutOption;
import nonet.cli.output.Streams;
import nonet.files.TextFile;
import nonet.service.guide.GuideSite;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The command `nonet guide`.
@Command(
        name = "guide",
        mixinStandardHelpOptions = true,
        description = "Write the guide to all techniques as pages for a browser.",
        footer = {
            "%nThe pages are in English and Chinese and need no server. Open index.html first.",
            "%nExamples:",
            "  nonet guide --out guide"
        },
        exitCodeList = {"0:success", "2:an argument is invalid, or a file cannot be written"})
final class GuideCommand implements Callable<Integer> {

    private final Engines engines;
    private final Streams streams;

    @Option(
            names = {"-o", "--out"},
            required = true,
            paramLabel = "DIR",
            description = "Output folder, created if it does not exist; files of the same names in it are replaced.")
    private Path folder = Path.of("guide");

    GuideCommand(Engines engines, Streams streams) {
        this.engines = engines;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        boolean written = OutOption.write(folder, streams, () -> {
            TextFile.createFolder(folder);
            new GuideSite(engines.fast()).write(folder, Cancel.NEVER);
        });
        return written ? NonetCommand.FINE : NonetCommand.WRONG;
    }
}
