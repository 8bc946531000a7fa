package nonet.service.generate;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.generate.Attempts;
import nonet.generate.PuzzleRequest;
import nonet.generate.RareTechnique;
import nonet.generate.RequestContradiction;
import nonet.grid.House;
import nonet.rate.Level;
import nonet.text.TextBundle;

/// Sentences on requests for puzzles: why there is no such puzzle, why it may take long to find one, and what was tried.
public final class RequestWords {

    private final TextBundle texts;
    private final Function<Technique, String> names;
    private final Function<Level, String> levels;

    /// Creates sentences that follow a language.
    ///
    /// @param locale returns the current locale
    /// @param names returns the name of a technique
    /// @param levels returns the name of a level
    public RequestWords(Supplier<Locale> locale, Function<Technique, String> names, Function<Level, String> levels) {
        this.texts = new TextBundle("/nonet/service/requests", locale);
        this.names = names;
        this.levels = levels;
    }

    /// Returns sentences for the command line: in English, with ids.
    public static RequestWords plain() {
        return new RequestWords(() -> Locale.ENGLISH, Technique::id, Level::id);
    }

    /// Returns the sentence on a contradiction.
    public String of(RequestContradiction why) {
        return switch (why) {
            case RequestContradiction.SmallPattern small -> texts.get("small-pattern", small.cells());
            case RequestContradiction.EmptyLines lines ->
                texts.get(
                        lines.one().kind() == House.Kind.ROW ? "empty-rows" : "empty-columns",
                        lines.one().number(),
                        lines.other().number());
            case RequestContradiction.PatternAndClues both ->
                texts.get(
                        "pattern-clues",
                        both.cells(),
                        both.clues().fewest(),
                        both.clues().most());
            case RequestContradiction.PatternAndSymmetry both ->
                texts.get("pattern-symmetry", both.missing().toString());
            case RequestContradiction.MinimalAndClues both -> texts.get("minimal-clues", both.fewest());
            case RequestContradiction.NeededAndExcluded both ->
                texts.get("needed-excluded", names.apply(both.technique()));
            case RequestContradiction.HardestAndExcluded both ->
                texts.get("hardest-excluded", names.apply(both.technique()));
            case RequestContradiction.NeededAndHardest both ->
                texts.get("needed-hardest", names.apply(both.needed()), names.apply(both.hardest()));
            case RequestContradiction.TechniqueAndLevel both ->
                texts.get(
                        "technique-level",
                        names.apply(both.technique()),
                        levels.apply(both.of()),
                        levels.apply(both.requested()));
            case RequestContradiction.TechniqueAndScore both ->
                texts.get(
                        "technique-score",
                        names.apply(both.technique()),
                        both.score(),
                        both.requested().most());
            case RequestContradiction.LevelAndScore both ->
                texts.get(
                        "level-score",
                        levels.apply(both.level()),
                        both.level().limit(),
                        both.scores().least());
            case RequestContradiction.NotInUse not -> texts.get("not-in-use", names.apply(not.technique()));
            case RequestContradiction.NeverNeeded never ->
                texts.get(
                        "never-needed",
                        names.apply(never.technique()),
                        joined(never.easier().stream().map(names).toArray(String[]::new)));
        };
    }

    /// Returns which requested techniques are rare, how rare, and where the search starts, in sentences; empty if none is.
    public String rare(PuzzleRequest request) {
        List<RareTechnique> rare = RareTechnique.in(request.logic());
        if (rare.isEmpty()) {
            return "";
        }
        Stream<String> each =
                rare.stream().map(one -> texts.get("rare", names.apply(one.technique()), one.seen(), one.of()));
        int known = RareTechnique.known(request).size();
        boolean isKnown = rare.stream().anyMatch(one -> !one.known().isEmpty());
        String start = known > 0 ? texts.get("known", known) : texts.get(isKnown ? "known-if-free" : "none-known");
        return Stream.concat(each, Stream.of(start))
                .reduce((one, next) -> texts.get("sentences", one, next))
                .orElseThrow();
    }

    /// Returns why puzzles were refused, in a clause; empty if none was.
    public String of(Attempts attempts) {
        if (attempts.solutions() > 1) {
            return texts.get("fewest-solutions", attempts.solutions());
        }
        String refused = joined(
                part("too-easy", attempts.tooEasy()),
                part("too-hard", attempts.tooHard()),
                part("near", attempts.missed()));
        // A try may test many puzzles, whose numbers then do not add up to the tries.
        boolean several = attempts.tested() > attempts.tries() - attempts.unfit();
        return joined(
                part("other-givens", attempts.unfit()),
                several ? texts.get("tested", attempts.tested(), refused) : refused);
    }

    private String joined(String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(texts.get("comma")));
    }

    private String part(String key, int count) {
        return count == 0 ? "" : texts.get(key, count);
    }
}
