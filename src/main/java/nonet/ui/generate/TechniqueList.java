package nonet.ui.generate;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import nonet.deduce.Technique;

/// Techniques as typed: names or ids, separated by commas.
final class TechniqueList {

    private static final String SEPARATOR = "[,\uFF0C;\u3001]";
    private static final int MOST_SUGGESTED = 12;

    private final Function<Technique, String> names;

    /// @param names returns the name of a technique
    TechniqueList(Function<Technique, String> names) {
        this.names = names;
    }

    /// Returns the techniques; what is unknown is left out.
    Set<Technique> read(String typed) {
        Set<Technique> read = EnumSet.noneOf(Technique.class);
        parts(typed).forEach(part -> find(part).ifPresent(read::add));
        return read;
    }

    /// Returns the first part that is not a technique; empty if there is none.
    Optional<String> unknown(String typed) {
        return parts(typed).stream().filter(part -> find(part).isEmpty()).findFirst();
    }

    /// Returns the techniques that the last part may become.
    List<Technique> suggested(String typed) {
        String last = typed.substring(lastStart(typed)).strip();
        if (last.isEmpty() || find(last).isPresent()) {
            return List.of();
        }
        return all().filter(each -> matches(each, last)).limit(MOST_SUGGESTED).toList();
    }

    /// Tests whether the name or the id of a technique contains a text.
    boolean matches(Technique technique, String text) {
        String searched = plain(text);
        return plain(names.apply(technique)).contains(searched)
                || plain(technique.id()).contains(searched);
    }

    String name(Technique technique) {
        return names.apply(technique);
    }

    /// Returns the text with a technique added or removed.
    String with(String typed, Technique technique, boolean added) {
        List<String> parts = new ArrayList<>(parts(typed));
        parts.removeIf(part -> find(part).filter(technique::equals).isPresent());
        if (added) {
            parts.add(names.apply(technique));
        }
        return String.join(", ", parts);
    }

    /// Returns the text with its last part replaced by a technique.
    String completed(String typed, Technique technique) {
        String before = typed.substring(0, lastStart(typed));
        return before + (before.isEmpty() ? "" : " ") + names.apply(technique);
    }

    private static int lastStart(String typed) {
        int start = 0;
        for (int i = 0; i < typed.length(); i++) {
            if (typed.substring(i, i + 1).matches(SEPARATOR)) {
                start = i + 1;
            }
        }
        return start;
    }

    private Optional<Technique> find(String part) {
        String searched = plain(part);
        return all().filter(each -> plain(names.apply(each)).equals(searched)
                        || plain(each.id()).equals(searched))
                .findFirst();
    }

    /// Returns all techniques that can be requested.
    Stream<Technique> all() {
        return Stream.of(Technique.values()).filter(each -> each != Technique.BRUTE_FORCE);
    }

    private static List<String> parts(String typed) {
        List<String> parts = new ArrayList<>();
        for (String part : typed.split(SEPARATOR, -1)) {
            if (!part.isBlank()) {
                parts.add(part.strip());
            }
        }
        return parts;
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[-\\s]", "");
    }
}
