package nonet.cli.command;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import nonet.cli.output.Streams;
import nonet.deduce.Technique;
import nonet.rate.Weight;
import nonet.rate.Weights;
import picocli.CommandLine.Command;

/// The command `nonet techniques`.
@Command(
        name = "techniques",
        mixinStandardHelpOptions = true,
        description =
                "List the techniques of human logic in the order in which they are tried: code, level, score, id.",
        footer = {
            "%nThe codes are those of HoDoKu's regression library; techniques beyond it have none.",
            "%nExamples:",
            "  nonet techniques",
            "  nonet techniques | grep unfair",
            "  nonet techniques check cases.txt"
        },
        exitCodeList = "0:success")
final class TechniquesCommand implements Callable<Integer> {

    private final Streams streams;

    TechniquesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Weights weights = Weights.hodoku();
        for (Weight weight : Stream.of(Technique.values()).map(weights::of).toList()) {
            String code = weight.technique().code();
            streams.print(String.format(
                    Locale.ROOT,
                    "%-4s  %-7s  %5d  %s",
                    code.isEmpty() ? "-" : code,
                    weight.level().id(),
                    weight.score(),
                    weight.technique().id()));
        }
        streams.out().flush();
        return NonetCommand.FINE;
    }
}
