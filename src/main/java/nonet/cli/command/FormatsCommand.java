package nonet.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import nonet.cli.output.Streams;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.FormatFeature;
import picocli.CommandLine.Command;

/// The command `nonet formats`.
@Command(
        name = "formats",
        mixinStandardHelpOptions = true,
        description = "List the supported formats: id, whether it can be read and written, file extensions, what it"
                + " holds besides the givens, name.",
        footer = {
            "%nThe format of a file is recognized by its content, not by its name.",
            "%nExamples:",
            "  nonet formats",
            "  nonet formats | grep marks"
        },
        exitCodeList = "0:success")
final class FormatsCommand implements Callable<Integer> {

    private final Codecs codecs;
    private final Streams streams;

    FormatsCommand(Codecs codecs, Streams streams) {
        this.codecs = codecs;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        streams.print(row("id", "use", "extensions", "holds", "name"));
        for (Codec codec : codecs.all()) {
            String use = codec.reads() && codec.writes() ? "read, write" : codec.reads() ? "read" : "write";
            String extensions = codec.extensions().isEmpty() ? "-" : String.join(" ", codec.extensions());
            streams.print(row(codec.id(), use, extensions, features(codec), codec.name()));
        }
        streams.out().flush();
        return NonetCommand.FINE;
    }

    private static String features(Codec codec) {
        List<String> words = new ArrayList<>();
        for (FormatFeature each : FormatFeature.values()) {
            if (codec.features().contains(each)) {
                words.add(each.name().toLowerCase(Locale.ROOT));
            }
        }
        return words.isEmpty() ? "-" : String.join(" ", words);
    }

    private static String row(String id, String use, String extensions, String features, String name) {
        return String.format(Locale.ROOT, "%-15s %-12s %-11s %-42s %s", id, use, extensions, features, name);
    }
}
