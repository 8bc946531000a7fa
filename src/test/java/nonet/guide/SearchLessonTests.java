package nonet.guide;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.logic.solver.LogicSearch;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.search.EngineEffort;
import nonet.settings.Profiles;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.SampleSearches;
import nonet.trace.SearchTree;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.EqualBranches;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the pages on searches say of the sample *Inkala 2012*, and the reasons that they give, are true of the searches.
class SearchLessonTests {

    private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE);

    /// Numbers of the pages that are no results of a search: of the cover matrix, of limits, names and dates.
    private static final Set<String> OTHERS =
            Set.of("324", "729", "512", "108", "1465", "4,000", "500", "2012", "100", "987654321");

    private static final Pattern NUMBER = Pattern.compile("(?<![\\w,.=-])\\d[\\d,]*\\d(?![\\w=])");

    /// A search with its events in order and its tree.
    private record Searched(Counters counters, List<Event> events, TreeSnapshot tree) {

        static Searched of(StepSolver engine) {
            List<Event> events = new ArrayList<>();
            SearchTree tree = new SearchTree(10_000);
            SearchCursor cursor = SampleSearches.tell(engine, SampleSearches.HARD, Long.MAX_VALUE, entry -> {
                events.add(entry.event());
                tree.append(entry);
            });
            return new Searched(cursor.counters(), events, tree.snapshot());
        }
    }

    private static final Searched SINGLES = Searched.of(StepEngine.SINGLES);

    private static StepSolver logic(Profile profile, boolean guesses) {
        return new LogicSearch(HumanLogic.withoutBruteForce(profile), new FastSolver(), guesses);
    }

    /// The numbers of bitmask backtracking, which searches for long, are those of [EngineNumbersTests].
    @Test
    @Tag("full")
    void everyLargeNumberIsOneOfASearch() {
        Set<String> known = new HashSet<>(OTHERS);
        List<StepSolver> engines = List.of(
                StepEngine.CLASSIC,
                StepEngine.SHRINKING,
                StepEngine.DANCING_LINKS,
                StepEngine.LEARNING,
                StepEngine.SINGLES,
                logic(Profiles.standard().current(), true),
                logic(Profile.hodoku(), true),
                logic(Profile.hodoku(), false));
        engines.stream()
                .map(Searched::of)
                .map(Searched::counters)
                .flatMapToLong(counted -> LongStream.of(counted.steps(), counted.guesses(), counted.contradictions()))
                .mapToObj(count -> String.format(Locale.ENGLISH, "%,d", count))
                .forEach(known::add);
        known.addAll(Set.of("4,137,560", "1,225,674", "705,261", "145", "132"));
        for (Locale language : LANGUAGES) {
            for (String page : List.of(
                    "atlas",
                    "watching",
                    "engine-cell-order",
                    "engine-classic",
                    "engine-dancing-links",
                    "engine-learning",
                    "engine-logic",
                    "engine-logic-only",
                    "engine-shrinking",
                    "engine-singles")) {
                assertThat(NUMBER.matcher(text(page, language)).results().map(each -> each.group()))
                        .filteredOn(number -> number.length() > 2)
                        .as(page + " " + language)
                        .allMatch(known::contains);
            }
        }
    }

    @Test
    void halfOfTheBranchesIsArithmetic() {
        assertThat(SINGLES.events().stream()
                        .filter(Event.Guessed.class::isInstance)
                        .map(Event.Guessed.class::cast))
                .allMatch(guess -> guess.of() == 2)
                .hasSize(320);
        assertThat(SINGLES.counters().contradictions() + SINGLES.counters().solutions())
                .isEqualTo(320 / 2 + 1);
        assertThat(SINGLES.tree().candidate(1)).hasToString("r8c7=3");
        assertThat(SINGLES.tree().weight(1)).isEqualTo(145);
    }

    /// The numbers of the page on guessing oneself: the dead ends up to the first solution and of the whole search.
    @ParameterizedTest
    @CsvSource({"4, 3278, 2, 101, 200", "4, 2378, 36, 101, 200"})
    void theOrderOfDigitsDecidesHowSoonASolutionComes(int column, String digits, long first, long whole, long guesses) {
        EngineEffort effort = effort(Cell.at(9, column), digits);

        assertThat(effort.first().contradictions()).isEqualTo(first);
        assertThat(effort.whole().contradictions()).isEqualTo(whole);
        assertThat(effort.whole().guesses()).isEqualTo(guesses);
    }

    @Test
    void theFirstGuessDecidesHowLargeTheTreeIs() {
        EngineEffort large = effort(Cell.at(4, 9), "12469");
        EngineEffort own = EngineEffort.of(StepEngine.SINGLES, SampleSearches.HARD, Cancel.NEVER);

        assertThat(large.whole().guesses()).isEqualTo(561);
        assertThat(large.whole().contradictions()).isEqualTo(282);
        assertThat(own.first().contradictions()).isEqualTo(83);
        assertThat(own.whole().contradictions()).isEqualTo(160);
        for (Locale language : LANGUAGES) {
            assertThat(text("guess-yourself", language))
                    .contains("320", "160", "200", "101", "561", "282", "83", "36", "r8c7", "r9c4", "r4c9");
        }
    }

    private static EngineEffort effort(Cell cell, String digits) {
        List<Digit> order =
                digits.chars().mapToObj(digit -> Digit.of(digit - '0')).toList();
        StepEngine engine = StepEngine.SINGLES.with(List.of(ChosenGuess.in(cell, order, 0)));
        return EngineEffort.of(engine, SampleSearches.HARD, Cancel.NEVER);
    }

    @Test
    void equalBranchesAreEqualInShapeOnly() {
        TreeSnapshot tree = SINGLES.tree();
        EqualBranches equal = EqualBranches.of(tree, 1);
        EqualBranches.Group group = equal.groups().getFirst();
        assertThat(List.of(group.count(), group.size(), group.depth())).containsExactly(44, 3, 2);
        Map<Set<Cell>, Long> pairs = IntStream.of(equal.places(group))
                .mapToObj(node -> Set.of(cell(tree, node), cell(tree, node + 1)))
                .collect(groupingBy(Function.identity(), counting()));
        assertThat(pairs).hasSize(27);
        assertThat(Collections.max(pairs.values())).isEqualTo(4);
    }

    private static Cell cell(TreeSnapshot tree, int node) {
        return tree.candidate(node).cell();
    }

    @Test
    void wrongGuessesOfTheClassicSearchRunOn() {
        long late = 0;
        long computed = 0;
        for (Event event : Searched.of(StepEngine.CLASSIC).events()) {
            switch (event) {
                case Event.Guessed _ -> computed = 0;
                case Event.Refreshed _ -> computed++;
                case Event.Contradicted _ -> late += computed >= 3 ? 1 : 0;
                default -> {}
            }
        }
        assertThat(late).isGreaterThan(1_799 / 2);
    }

    @Test
    void theShrinkingSearchMeetsTheFewestDeadEnds() {
        Counters shrinking = Searched.of(StepEngine.SHRINKING).counters();
        assertThat(shrinking.contradictions()).isEqualTo(124);
        assertThat(Stream.of(StepEngine.LEARNING, StepEngine.SINGLES, StepEngine.DANCING_LINKS)
                        .map(engine -> Searched.of(engine).counters().contradictions()))
                .allMatch(deadEnds -> deadEnds > 124);
    }

    @Test
    @Tag("full")
    void whatLogicNeedsDependsOnItsProfile() {
        List<Technique> modern = techniques(logic(Profiles.standard().current(), true));
        assertThat(modern.getFirst()).isEqualTo(Technique.MSLS);
        List<Technique> hodoku = techniques(logic(Profile.hodoku(), false));
        assertThat(hodoku).doesNotContain(Technique.MSLS);
        assertThat(Collections.frequency(hodoku, Technique.FORCING_CHAIN_CONTRADICTION))
                .isEqualTo(3);
        assertThat(Collections.frequency(hodoku, Technique.FORCING_NET_CONTRADICTION))
                .isEqualTo(13);
    }

    private static List<Technique> techniques(StepSolver engine) {
        return Searched.of(engine).events().stream()
                .filter(Event.Deduced.class::isInstance)
                .map(event -> ((Event.Deduced) event).deduction().technique())
                .toList();
    }

    private static String text(String page, Locale language) {
        return Guide.in(language).page(PageId.topic(page)).orElseThrow().body().stream()
                .map(Block::plain)
                .collect(Collectors.joining("\n"));
    }
}
