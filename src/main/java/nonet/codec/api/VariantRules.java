package nonet.codec.api;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The names of variant rules, as programs write them.
public final class VariantRules {

    /// Without `sudoku` and without the plural.
    private static final Set<String> NAMES = Set.of(
            "killer",
            "killercage",
            "cage",
            "thermo",
            "thermometer",
            "arrow",
            "kropki",
            "kropkidot",
            "whitedot",
            "blackdot",
            "xv",
            "betweenline",
            "palindrome",
            "renban",
            "whisper",
            "germanwhisper",
            "dutchwhisper",
            "regionsumline",
            "quadruple",
            "sandwich",
            "sandwichsum",
            "littlekiller",
            "littlekillersum",
            "skyscraper",
            "diagonal",
            "antidiagonal",
            "x",
            "antiknight",
            "antiking",
            "disjointgroup",
            "nonconsecutive",
            "extraregion",
            "windoku",
            "hyper",
            "hyperdoku",
            "hypersudoku",
            "irregular",
            "irregularregion",
            "jigsaw",
            "jigsawregion",
            "samurai",
            "consecutive",
            "evenodd",
            "oddeven");

    private VariantRules() {}

    /// Tests whether a word names a variant rule.
    public static boolean isName(String word) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < word.length() && letters.length() < 40; i++) {
            char c = word.charAt(i);
            if (Character.isLetter(c)) {
                letters.append(c);
            }
        }
        String name = letters.toString().toLowerCase(Locale.ROOT);
        for (String ending : List.of("sudoku", "constraint", "rule", "s")) {
            name = name.endsWith(ending) ? name.substring(0, name.length() - ending.length()) : name;
        }
        return NAMES.contains(name);
    }

    /// Tests whether a field name states the kind of puzzle.
    public static boolean isKind(String field) {
        return Set.of("variant", "type", "kind", "rule", "rules", "variants", "constraint", "constraints", "puzzletype")
                .contains(field.toLowerCase(Locale.ROOT));
    }
}
