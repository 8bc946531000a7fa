package nonet.deduce;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The techniques of human logic, in their usual order. A technique knows neither how it is found nor how hard it is.
public enum Technique {
    FULL_HOUSE("0000", Family.SINGLES),
    NAKED_SINGLE("0003", Family.SINGLES),
    HIDDEN_SINGLE("0002", Family.SINGLES),
    GURTH_SYMMETRICAL_PLACEMENT("0650", Family.SYMMETRY),
    LOCKED_PAIR("0110", Family.INTERSECTIONS),
    LOCKED_TRIPLE("0111", Family.INTERSECTIONS),
    POINTING("0100", Family.INTERSECTIONS),
    CLAIMING("0101", Family.INTERSECTIONS),
    NAKED_PAIR("0200", Family.SUBSETS),
    NAKED_TRIPLE("0201", Family.SUBSETS),
    HIDDEN_PAIR("0210", Family.SUBSETS),
    HIDDEN_TRIPLE("0211", Family.SUBSETS),
    NAKED_QUADRUPLE("0202", Family.SUBSETS),
    HIDDEN_QUADRUPLE("0212", Family.SUBSETS),
    ALMOST_LOCKED_PAIR("0120", Family.INTERSECTIONS),
    ALMOST_LOCKED_TRIPLE("0121", Family.INTERSECTIONS),
    X_WING("0300", Family.BASIC_FISH, 2),
    SWORDFISH("0301", Family.BASIC_FISH, 3),
    JELLYFISH("0302", Family.BASIC_FISH, 4),
    SQUIRMBAG("0303", Family.BASIC_FISH, 5),
    WHALE("0304", Family.BASIC_FISH, 6),
    LEVIATHAN("0305", Family.BASIC_FISH, 7),
    REMOTE_PAIR("0703", Family.CHAINS_AND_LOOPS),
    BUG_PLUS_1("0610", Family.UNIQUENESS),
    SKYSCRAPER("0400", Family.SINGLE_DIGIT_PATTERNS),
    TWO_STRING_KITE("0401", Family.SINGLE_DIGIT_PATTERNS),
    DUAL_TWO_STRING_KITE("0404", Family.SINGLE_DIGIT_PATTERNS),
    TURBOT_FISH("0403", Family.SINGLE_DIGIT_PATTERNS),
    EMPTY_RECTANGLE("0402", Family.SINGLE_DIGIT_PATTERNS),
    DUAL_EMPTY_RECTANGLE("0405", Family.SINGLE_DIGIT_PATTERNS),
    W_WING("0803", Family.WINGS),
    GROUPED_W_WING("0806", Family.WINGS),
    EMPTY_RECTANGLE_INTERSECTION_PAIR("0808", Family.WINGS),
    XY_WING("0800", Family.WINGS),
    XYZ_WING("0801", Family.WINGS),
    MULTI_BRANCH_W_WING("0807", Family.WINGS),
    UNIQUENESS_1("0600", Family.UNIQUENESS),
    UNIQUENESS_2("0601", Family.UNIQUENESS),
    UNIQUENESS_3("0602", Family.UNIQUENESS),
    UNIQUENESS_4("0603", Family.UNIQUENESS),
    UNIQUENESS_5("0604", Family.UNIQUENESS),
    UNIQUENESS_6("0605", Family.UNIQUENESS),
    HIDDEN_RECTANGLE("0606", Family.UNIQUENESS),
    EXTENDED_RECTANGLE_1("0631", Family.UNIQUENESS),
    EXTENDED_RECTANGLE_2("0632", Family.UNIQUENESS),
    EXTENDED_RECTANGLE_3("0633", Family.UNIQUENESS),
    EXTENDED_RECTANGLE_4("0634", Family.UNIQUENESS),
    RECTANGLE_GUARDIANS("0641", Family.UNIQUENESS),
    AVOIDABLE_RECTANGLE_1("0607", Family.UNIQUENESS),
    AVOIDABLE_RECTANGLE_2("0608", Family.UNIQUENESS),
    FINNED_X_WING("0310", Family.FINNED_BASIC_FISH, 2),
    SASHIMI_X_WING("0320", Family.FINNED_BASIC_FISH, 2),
    FINNED_SWORDFISH("0311", Family.FINNED_BASIC_FISH, 3),
    SASHIMI_SWORDFISH("0321", Family.FINNED_BASIC_FISH, 3),
    FINNED_JELLYFISH("0312", Family.FINNED_BASIC_FISH, 4),
    SASHIMI_JELLYFISH("0322", Family.FINNED_BASIC_FISH, 4),
    FINNED_SQUIRMBAG("0313", Family.FINNED_BASIC_FISH, 5),
    SASHIMI_SQUIRMBAG("0323", Family.FINNED_BASIC_FISH, 5),
    FINNED_WHALE("0314", Family.FINNED_BASIC_FISH, 6),
    SASHIMI_WHALE("0324", Family.FINNED_BASIC_FISH, 6),
    FINNED_LEVIATHAN("0315", Family.FINNED_BASIC_FISH, 7),
    SASHIMI_LEVIATHAN("0325", Family.FINNED_BASIC_FISH, 7),
    SUE_DE_COQ("1101", Family.MISCELLANEOUS),
    ALMOST_LOCKED_QUADRUPLE("0122", Family.INTERSECTIONS),
    SIMPLE_COLORS_TRAP("0500", Family.COLORING),
    SIMPLE_COLORS_WRAP("0501", Family.COLORING),
    MULTI_COLORS_1("0502", Family.COLORING),
    MULTI_COLORS_2("0503", Family.COLORING),
    WXYZ_WING("0802", Family.WINGS),
    VWXYZ_WING("0804", Family.WINGS),
    UVWXYZ_WING("0805", Family.WINGS),
    UNIQUE_LOOP_1("0621", Family.UNIQUENESS),
    UNIQUE_LOOP_2("0622", Family.UNIQUENESS),
    UNIQUE_LOOP_3("0623", Family.UNIQUENESS),
    UNIQUE_LOOP_4("0624", Family.UNIQUENESS),
    BUG_TYPE_2("0611", Family.UNIQUENESS),
    BUG_TYPE_3("0612", Family.UNIQUENESS),
    BUG_TYPE_4("0613", Family.UNIQUENESS),
    BUG_PLUS_N("0614", Family.UNIQUENESS),
    MEDUSA_TRAP("0504", Family.COLORING),
    MEDUSA_WRAP("0505", Family.COLORING),
    FIREWORK_TRIPLE("0220", Family.FIREWORKS),
    FIREWORK_QUADRUPLE("0221", Family.FIREWORKS),
    GUARDIANS("0705", Family.SINGLE_DIGIT_PATTERNS),
    BIVALUE_ODDAGON_1("0751", Family.IMPOSSIBLE_PATTERNS),
    BIVALUE_ODDAGON_2("0752", Family.IMPOSSIBLE_PATTERNS),
    BIVALUE_ODDAGON_3("0753", Family.IMPOSSIBLE_PATTERNS),
    X_CHAIN("0701", Family.CHAINS_AND_LOOPS),
    XY_CHAIN("0702", Family.CHAINS_AND_LOOPS),
    CONTINUOUS_NICE_LOOP("0706", Family.CHAINS_AND_LOOPS),
    DISCONTINUOUS_NICE_LOOP("0707", Family.CHAINS_AND_LOOPS),
    AIC("0708", Family.CHAINS_AND_LOOPS),
    GROUPED_CONTINUOUS_NICE_LOOP("0709", Family.CHAINS_AND_LOOPS),
    GROUPED_DISCONTINUOUS_NICE_LOOP("0710", Family.CHAINS_AND_LOOPS),
    GROUPED_AIC("0711", Family.CHAINS_AND_LOOPS),
    ALS_XZ("0901", Family.ALMOST_LOCKED_SETS),
    ALS_XY_WING("0902", Family.ALMOST_LOCKED_SETS),
    ALS_CHAIN("0903", Family.ALMOST_LOCKED_SETS),
    DEATH_BLOSSOM("0904", Family.ALMOST_LOCKED_SETS),
    ALIGNED_PAIR_EXCLUSION("1000", Family.MISCELLANEOUS),
    ALIGNED_TRIPLE_EXCLUSION("1001", Family.MISCELLANEOUS),
    FRANKEN_X_WING("0330", Family.FRANKEN_FISH, 2),
    FRANKEN_SWORDFISH("0331", Family.FRANKEN_FISH, 3),
    SK_LOOP("1501", Family.MULTI_SECTOR),
    JUNIOR_EXOCET("1401", Family.EXOCETS),
    DOUBLE_EXOCET("1402", Family.EXOCETS),
    TRIDAGON("1601", Family.IMPOSSIBLE_PATTERNS),
    SENIOR_EXOCET("1403", Family.EXOCETS),
    FRANKEN_JELLYFISH("0332", Family.FRANKEN_FISH, 4),
    FRANKEN_SQUIRMBAG("0333", Family.FRANKEN_FISH, 5),
    FRANKEN_WHALE("0334", Family.FRANKEN_FISH, 6),
    FRANKEN_LEVIATHAN("0335", Family.FRANKEN_FISH, 7),
    FINNED_FRANKEN_X_WING("0340", Family.FINNED_FRANKEN_FISH, 2),
    FINNED_FRANKEN_SWORDFISH("0341", Family.FINNED_FRANKEN_FISH, 3),
    MSLS("1502", Family.MULTI_SECTOR),
    FINNED_FRANKEN_JELLYFISH("0342", Family.FINNED_FRANKEN_FISH, 4),
    FINNED_FRANKEN_SQUIRMBAG("0343", Family.FINNED_FRANKEN_FISH, 5),
    FINNED_FRANKEN_WHALE("0344", Family.FINNED_FRANKEN_FISH, 6),
    FINNED_FRANKEN_LEVIATHAN("0345", Family.FINNED_FRANKEN_FISH, 7),
    MUTANT_X_WING("0350", Family.MUTANT_FISH, 2),
    MUTANT_SWORDFISH("0351", Family.MUTANT_FISH, 3),
    MUTANT_JELLYFISH("0352", Family.MUTANT_FISH, 4),
    MUTANT_SQUIRMBAG("0353", Family.MUTANT_FISH, 5),
    MUTANT_WHALE("0354", Family.MUTANT_FISH, 6),
    MUTANT_LEVIATHAN("0355", Family.MUTANT_FISH, 7),
    FINNED_MUTANT_X_WING("0360", Family.FINNED_MUTANT_FISH, 2),
    FINNED_MUTANT_SWORDFISH("0361", Family.FINNED_MUTANT_FISH, 3),
    FINNED_MUTANT_JELLYFISH("0362", Family.FINNED_MUTANT_FISH, 4),
    FINNED_MUTANT_SQUIRMBAG("0363", Family.FINNED_MUTANT_FISH, 5),
    FINNED_MUTANT_WHALE("0364", Family.FINNED_MUTANT_FISH, 6),
    FINNED_MUTANT_LEVIATHAN("0365", Family.FINNED_MUTANT_FISH, 7),
    KRAKEN_FISH_TYPE_1("0371", Family.LAST_RESORT),
    KRAKEN_FISH_TYPE_2("0372", Family.LAST_RESORT),
    WHIP("0721", Family.CHAINS_AND_LOOPS),
    TRIDAGON_FORCING("1602", Family.IMPOSSIBLE_PATTERNS),
    FORCING_CHAIN_CONTRADICTION("1301", Family.LAST_RESORT),
    FORCING_CHAIN_VERITY("1302", Family.LAST_RESORT),
    FORCING_NET_CONTRADICTION("1303", Family.LAST_RESORT),
    FORCING_NET_VERITY("1304", Family.LAST_RESORT),
    TEMPLATE_SET("1201", Family.LAST_RESORT),
    TEMPLATE_DELETE("1202", Family.LAST_RESORT),
    BRUTE_FORCE("", Family.LAST_RESORT);

    private static final Map<String, Technique> BY_ID =
            Stream.of(values()).collect(toUnmodifiableMap(Technique::id, self -> self));
    private static final Map<String, Technique> BY_CODE = Stream.of(values())
            .filter(each -> !each.code.isEmpty())
            .collect(toUnmodifiableMap(Technique::code, self -> self));

    private final String id;
    private final String code;
    private final Family family;
    private final int fishSize;

    Technique(String code, Family family) {
        this(code, family, 0);
    }

    Technique(String code, Family family, int fishSize) {
        id = name().toLowerCase(Locale.ROOT).replace('_', '-');
        this.code = code;
        this.family = family;
        this.fishSize = fishSize;
    }

    /// Returns the stable id, such as `x-wing`, used in settings and exports.
    public String id() {
        return id;
    }

    /// Returns the four-digit code of the regression library of human techniques; empty for brute force. Techniques
    /// unknown to the library have codes that it leaves unused.
    public String code() {
        return code;
    }

    /// Returns the number of base sets of a fish, 0 for other techniques.
    public int fishSize() {
        return fishSize;
    }

    public Family family() {
        return family;
    }

    /// Returns the key of the name in the messages, such as `technique.x-wing`.
    public String key() {
        return "technique." + id;
    }

    /// Returns the technique with an id.
    public static Optional<Technique> withId(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /// Returns the technique with a four-digit code.
    public static Optional<Technique> withCode(String code) {
        return Optional.ofNullable(BY_CODE.get(code));
    }
}
