package nonet.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.logic.solver.LogicSearch;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.settings.Profiles;
import nonet.solve.Cancel;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The numbers that the guide gives for the search of each engine on the sample *Inkala 2012*.
class EngineNumbersTests {

    private static final List<Guide> GUIDES = List.of(Guide.in(Locale.ENGLISH), Guide.in(Locale.SIMPLIFIED_CHINESE));

    static Stream<StepSolver> engines() {
        return Stream.concat(
                SampleSearches.engines(),
                Stream.of(true, false).map(guesses -> logic(Profiles.standard().current(), guesses)));
    }

    private static LogicSearch logic(Profile profile, boolean guesses) {
        return new LogicSearch(HumanLogic.withoutBruteForce(profile), new FastSolver(), guesses);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theyAreThoseOfTheSearch(StepSolver engine) {
        SearchCursor cursor = engine.cursor(SampleSearches.HARD);
        boolean more = true;
        while (more) {
            more = cursor.next(Cancel.NEVER) != null;
        }
        Counters counted = cursor.counters();
        PageId own = PageId.topic("engine-" + engine.id());
        for (Guide guide : GUIDES) {
            String listed = plain(guide, PageId.topic("watching"))
                    .lines()
                    .filter(line -> line.contains(guide.title(own)))
                    .filter(line -> line.contains(number(counted.steps())))
                    .collect(Collectors.joining());
            assertThat(listed).as(own + " " + guide.locale()).isNotEmpty();
            if (counted.guesses() > 0) {
                assertThat(listed).contains(number(counted.guesses()), number(counted.contradictions()));
            }
            assertThat(plain(guide, own)).contains(number(counted.steps()));
            if (!StepEngine.countsAllGuesses(engine.id())) {
                assertThat(plain(guide, own)).contains(number(counted.contradictions()));
            }
        }
    }

    private static String number(long count) {
        return String.format(Locale.ENGLISH, "%,d", count);
    }

    private static String plain(Guide guide, PageId id) {
        return guide.page(id).orElseThrow().body().stream().map(Block::plain).collect(Collectors.joining("\n"));
    }
}
