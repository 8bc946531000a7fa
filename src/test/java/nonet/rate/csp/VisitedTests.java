package nonet.rate.csp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

final class VisitedTests {

    private static final int MOST = 3000;

    private final Visited visited = new Visited(MOST);

    private static long state(int number) {
        return Visited.state(Visited.key(number), number);
    }

    @Test
    void keepsStatesUpToABound() {
        for (int i = 0; i < MOST; i++) {
            visited.setInVain(state(i), i % 100);
        }
        for (int i = 0; i < MOST; i++) {
            assertThat(visited.inVain(state(i))).isEqualTo(i % 100);
        }
        visited.setInVain(state(0), 7);
        assertThat(visited.inVain(state(0))).isEqualTo(7);
        assertThatExceptionOfType(Effort.ExceededException.class).isThrownBy(() -> visited.setInVain(state(MOST), 1));

        visited.clear();
        assertThat(visited.inVain(state(0))).isZero();
        visited.setInVain(state(MOST), 1);
        assertThat(visited.inVain(state(MOST))).isEqualTo(1);
    }
}
