package nonet.ui.hints.search;

import static org.assertj.core.api.Assertions.assertThat;

import nonet.deduce.Technique;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class StepFilterTests {

    private static final String LINE =
            "Almost Locked Set XZ-Rule: A=r1c46,r2c5 {1358}, B=r1c89,r3c8 {3589}, RC=5" + " => r2c7<>3";

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "locked", "XZ locked", "als", "ALS-XZ r2c7", "r1c9", "R3C8", "r2c7<>3", "rc=5"})
    void aStepWithEveryWordIsListed(String wanted) {
        assertThat(StepFilter.of(wanted).accepts(LINE, Technique.ALS_XZ)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"wing", "locked wing", "r1c5", "r3c7", "r2c7<>4", "r9"})
    void aStepThatLacksAWordIsNot(String wanted) {
        assertThat(StepFilter.of(wanted).accepts(LINE, Technique.ALS_XZ)).isFalse();
    }

    @Test
    void techniquesAreFoundByTheirEnglishNamesInOtherLanguagesToo() {
        assertThat(StepFilter.of("x-wing").accepts("X 翼: 3 r37 c34 => r1c3<>3", Technique.X_WING))
                .isTrue();
    }
}
