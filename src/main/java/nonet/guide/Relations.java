package nonet.guide;

import java.util.List;
import java.util.stream.Stream;
import nonet.deduce.Technique;

/// The relation of techniques to those that generalize them, as `relations.tsv` has it.
final class Relations {

    /// A technique, and one that contains it as a special case.
    private record Relation(Technique special, Technique general) {}

    private final List<Relation> all;

    private Relations(List<Relation> all) {
        this.all = all;
    }

    /// Reads the relations: lines of the form `from, generalizes, to`, tab-separated.
    static Relations read() {
        return new Relations(
                GuideFiles.lines("relations.tsv").stream().map(Relations::parse).toList());
    }

    private static Relation parse(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != 3 || !fields[1].equals("generalizes")) {
            throw new IllegalArgumentException("no relation: " + line);
        }
        return new Relation(technique(fields[2]), technique(fields[0]));
    }

    private static Technique technique(String id) {
        return Technique.withId(id).orElseThrow(() -> new IllegalArgumentException("no technique: " + id));
    }

    /// Returns the techniques that are special cases of a technique.
    List<Technique> special(Technique technique) {
        return techniques(all.stream().filter(each -> each.general == technique).map(Relation::special));
    }

    /// Returns the techniques that a technique is a special case of.
    List<Technique> general(Technique technique) {
        return techniques(all.stream().filter(each -> each.special == technique).map(Relation::general));
    }

    private static List<Technique> techniques(Stream<Technique> related) {
        return related.distinct().sorted().toList();
    }
}
