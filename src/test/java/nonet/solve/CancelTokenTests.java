package nonet.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class CancelTokenTests {

    private final CancelToken token = new CancelToken();
    private final List<String> told = new ArrayList<>();

    @Test
    void actionsRunOnceWhenCancellationIsRequested() {
        token.whenRequested(() -> told.add("one"));
        token.whenRequested(() -> told.add("two"));
        assertThat(token.requested()).isFalse();

        token.request();
        token.request();

        assertThat(token.requested()).isTrue();
        assertThat(told).containsExactly("one", "two");
    }

    @Test
    void anActionRegisteredLateRunsAtOnce() {
        token.request();
        token.whenRequested(() -> told.add("late"));
        assertThat(told).containsExactly("late");
    }

    @Test
    void aClosedRegistrationIsForgottenAndAnotherOfTheSameActionIsNot() {
        Runnable action = () -> told.add("same");
        try (var _ = token.whenRequested(action)) {
            token.whenRequested(action);
        }
        token.request();
        assertThat(told).containsExactly("same");
    }

    @Test
    void aCheckThrowsOnceRequestedOrInterrupted() {
        assertThatCode(token::check).doesNotThrowAnyException();
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(CancellationException.class).isThrownBy(token::check);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        token.request();
        assertThatExceptionOfType(CancellationException.class).isThrownBy(token::check);
    }
}
