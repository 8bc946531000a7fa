package nonet.training;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.guide.GuideExample;
import nonet.logic.cases.TechniqueCase;

/// The positions that come with Nonet, by their technique. Most need it next. Techniques that no position needs, because
/// something simpler always applies there, have positions that show them. Immutable.
public final class Positions {

    private static final String SHOWN = "shown";

    private final Map<Technique, List<GuideExample>> byTechnique = new EnumMap<>(Technique.class);
    private final Set<Technique> shown = EnumSet.noneOf(Technique.class);

    private Positions(String text) {
        text.lines().filter(line -> !line.startsWith("#")).forEach(this::add);
    }

    /// Reads the positions: lines of the form `technique, position` in `positions.tsv`, tab-separated, with a third field
    /// `shown` where something simpler applies, too.
    public static Positions read() {
        try (InputStream in = Objects.requireNonNull(Positions.class.getResourceAsStream("positions.tsv"))) {
            return new Positions(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void add(String line) {
        String[] fields = line.split("\t", -1);
        Technique technique =
                Technique.withId(fields[0]).orElseThrow(() -> new IllegalArgumentException("no technique: " + line));
        TechniqueCase position =
                TechniqueCase.parse(fields[1]).orElseThrow(() -> new IllegalArgumentException("no position: " + line));
        byTechnique
                .computeIfAbsent(technique, _ -> new ArrayList<>())
                .add(new GuideExample(fields[0], technique, position, null));
        if (fields.length > 2 && fields[2].equals(SHOWN)) {
            shown.add(technique);
        }
    }

    /// Tests whether the positions of a technique need it next. Those of others show it where something simpler applies,
    /// too.
    public boolean needs(Technique technique) {
        return !shown.contains(technique);
    }

    /// Returns the positions of a technique.
    public List<GuideExample> of(Technique technique) {
        return List.copyOf(byTechnique.getOrDefault(technique, List.of()));
    }
}
