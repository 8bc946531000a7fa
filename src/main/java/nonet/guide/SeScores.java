package nonet.guide;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import nonet.deduce.Technique;

/// The ratings of techniques by Sudoku Explainer 1.2.1, as `explainer.tsv` has them. Techniques that it lacks have none.
final class SeScores {

    private final Map<Technique, String> byTechnique;

    private SeScores(Map<Technique, String> byTechnique) {
        this.byTechnique = byTechnique;
    }

    /// Reads the ratings: lines of the form `technique, from, to`, tab-separated, where `to` is empty if there is one rating,
    /// and `+` if it grows with the length of a chain.
    static SeScores read() {
        Map<Technique, String> byTechnique = new EnumMap<>(Technique.class);
        for (String line : GuideFiles.lines("explainer.tsv")) {
            String[] fields = line.split("\t", -1);
            Technique technique = Technique.withId(fields[0]).orElseThrow(() -> new IllegalArgumentException(line));
            String range = fields[2].isEmpty() || fields[2].equals("+") ? fields[2] : "–" + fields[2];
            byTechnique.put(technique, fields[1] + range);
        }
        return new SeScores(byTechnique);
    }

    Optional<String> of(Technique technique) {
        return Optional.ofNullable(byTechnique.get(technique));
    }
}
