package nonet.training;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import nonet.deduce.Technique;
import nonet.format.RegressionLine;
import nonet.guide.GuideExample;

/// The positions that come with Nonet, by the technique that they need. Immutable.
public final class Positions {

    private final Map<Technique, List<GuideExample>> byTechnique = new EnumMap<>(Technique.class);

    private Positions(String text) {
        text.lines()
                .filter(line -> !line.startsWith("#"))
                .map(Positions::parse)
                .forEach(each -> byTechnique
                        .computeIfAbsent(each.technique(), _ -> new ArrayList<>())
                        .add(each));
    }

    /// Reads the positions: lines of the form `technique, position` in `positions.tsv`, tab-separated.
    public static Positions read() {
        try (InputStream in = Objects.requireNonNull(Positions.class.getResourceAsStream("positions.tsv"))) {
            return new Positions(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static GuideExample parse(String line) {
        String[] fields = line.split("\t", -1);
        Technique technique =
                Technique.withId(fields[0]).orElseThrow(() -> new IllegalArgumentException("no technique: " + line));
        RegressionLine position =
                RegressionLine.parse(fields[1]).orElseThrow(() -> new IllegalArgumentException("no position: " + line));
        return new GuideExample(fields[0], technique, position, null);
    }

    /// Returns the positions that need a technique next.
    public List<GuideExample> of(Technique technique) {
        return List.copyOf(byTechnique.getOrDefault(technique, List.of()));
    }
}
