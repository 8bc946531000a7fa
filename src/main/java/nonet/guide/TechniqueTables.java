package nonet.guide;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nonet.deduce.Technique;

/// What the tables of the guide say about techniques: which ones generalize which, and their ratings by Sudoku Explainer
/// 1.2.1.
final class TechniqueTables {

    /// A technique, and one that contains it as a special case.
    private record Relation(Technique special, Technique general) {}

    private final List<Relation> relations;
    private final Map<Technique, String> seScores;

    private TechniqueTables(List<Relation> relations, Map<Technique, String> seScores) {
        this.relations = relations;
        this.seScores = seScores;
    }

    /// Reads `relations.tsv` and `explainer.tsv`.
    static TechniqueTables read() {
        return new TechniqueTables(
                GuideFiles.lines("relations.tsv").stream()
                        .map(TechniqueTables::relation)
                        .toList(),
                seScores());
    }

    /// Parses a line of the form `from, generalizes, to`, tab-separated.
    private static Relation relation(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != 3 || !fields[1].equals("generalizes")) {
            throw new IllegalArgumentException("no relation: " + line);
        }
        return new Relation(technique(fields[2]), technique(fields[0]));
    }

    /// Reads the ratings: lines of the form `technique, from, to`, tab-separated, where `to` is empty if there is one rating,
    /// and `+` if it grows with the length of a chain.
    private static Map<Technique, String> seScores() {
        Map<Technique, String> scores = new EnumMap<>(Technique.class);
        for (String line : GuideFiles.lines("explainer.tsv")) {
            String[] fields = line.split("\t", -1);
            String range = fields[2].isEmpty() || fields[2].equals("+") ? fields[2] : "–" + fields[2];
            scores.put(technique(fields[0]), fields[1] + range);
        }
        return scores;
    }

    private static Technique technique(String id) {
        return Technique.withId(id).orElseThrow(() -> new IllegalArgumentException("no technique: " + id));
    }

    /// Returns the techniques that are special cases of a technique.
    List<Technique> special(Technique technique) {
        return techniques(
                relations.stream().filter(each -> each.general == technique).map(Relation::special));
    }

    /// Returns the techniques that a technique is a special case of.
    List<Technique> general(Technique technique) {
        return techniques(
                relations.stream().filter(each -> each.special == technique).map(Relation::general));
    }

    private static List<Technique> techniques(Stream<Technique> related) {
        return related.distinct().sorted().toList();
    }

    /// Returns the rating of a technique by Sudoku Explainer, empty if it lacks the technique.
    Optional<String> seScore(Technique technique) {
        return Optional.ofNullable(seScores.get(technique));
    }
}
