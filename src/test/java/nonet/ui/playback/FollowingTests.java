package nonet.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.service.input.LiveTrace;
import nonet.service.search.RecordedSearch;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.json.TraceReading.InvalidLine;
import org.junit.jupiter.api.Test;

/// Traces that are shown while they are written.
class FollowingTests {

    private static final String HEADER = "{\"kind\":\"puzzle\",\"engine\":\"mine\",\"cells\":[],\"digits\":[]}\n";
    private static final String GUESS = "{\"kind\":\"guessed\",\"cells\":[\"r1c1\"],\"digits\":[6]}\n";
    private static final String BACK = "{\"kind\":\"backtracked\"}\n";

    private final FollowingTasks tasks = new FollowingTasks();
    private final Playback playback = new Playback(tasks, StepEngine.CLASSIC, () -> 0);
    private final List<Following.End> ends = new ArrayList<>();

    @Test
    void showsEachLineWhenItCame() throws IOException {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out);
        write(out, HEADER);
        follow(in);
        assertThat(playback.state.get()).isEqualTo(PlayState.RUNNING);

        write(out, GUESS);
        await(() -> playback.search.moment().index() == 1);
        assertThat(playback.search.moment().entry().event()).isInstanceOf(Event.Guessed.class);
        write(out, BACK);
        await(() -> playback.search.moment().index() == 2);
        assertThat(playback.search.moment().level()).isZero();

        playback.pause();
        assertThat(playback.search.items).hasSize(3);
        RecordedSearch growing = playback.search.recorded.get();
        assertThat(growing.id()).isEqualTo("mine");
        assertThat(growing.isAwaited(3)).isTrue();
        write(out, GUESS.replace("6", "7"));
        out.close();
        await(() -> !ends.isEmpty());
        assertThat(ends).containsExactly(new Following.End.Closed());
        assertThat(playback.search.moment().index()).isEqualTo(2);
        assertThat(playback.search.recorded.get()).isSameAs(growing);
        assertThat(growing.isAwaited(4)).isFalse();
        playback.pace.set(1);
        playback.run();
        await(() -> playback.search.moment().index() == 3);
    }

    @Test
    void theWriterWaitsForTheViewerAndNothingGrowsMeanwhile() throws IOException {
        Endless in = new Endless();
        follow(in);
        playback.pause();
        long shown = playback.search.moment().index();
        await(() -> in.lines.get() >= shown + Following.AHEAD);
        assertThat(in.lines.get()).isLessThan(shown + Following.AHEAD + 1000);
        long before = in.lines.get();

        playback.pace.set(1);
        playback.run();
        await(() -> in.lines.get() > before + 2000);
        assertThat(playback.search.moment().index()).isGreaterThan(shown);

        playback.load(Puzzle.of("5" + ".".repeat(80)));
        assertThat(in.closed).isTrue();
        assertThat(playback.search.moment().entry()).isNull();
    }

    @Test
    void anInvalidLineEndsTheReadingAndClosesThePipe() throws IOException {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out, 4096);
        write(out, HEADER + GUESS + GUESS);
        follow(in);

        await(() -> !ends.isEmpty());
        assertThat(ends)
                .containsExactly(new Following.End.Invalid(
                        new InvalidLine(3, InvalidLine.Why.FILLED, new InvalidLine.Misfit(Cell.at(1, 1), 6, 6))));
        await(() -> playback.search.moment().index() == 1);
        await(() -> playback.state.get() == PlayState.PAUSED);
        assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> write(out, BACK)))
                .isInstanceOf(IOException.class);
    }

    private void follow(InputStream in) throws IOException {
        playback.follow(LiveTrace.of(in), ends::add);
    }

    private void await(BooleanSupplier wanted) {
        tasks.await(playback, wanted);
    }

    private static void write(PipedOutputStream out, String lines) throws IOException {
        out.write(lines.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /// A trace without an end.
    private static final class Endless extends InputStream {

        private final byte[] loop = (GUESS + BACK).getBytes(StandardCharsets.UTF_8);
        private final byte[] header = HEADER.getBytes(StandardCharsets.UTF_8);
        private final AtomicLong lines = new AtomicLong();
        private int headed;
        private int at;
        private volatile boolean closed;

        @Override
        public int read() throws IOException {
            if (closed) {
                throw new IOException("closed");
            }
            if (headed < header.length) {
                return header[headed++];
            }
            byte next = loop[at];
            at = (at + 1) % loop.length;
            if (next == '\n') {
                lines.incrementAndGet();
            }
            return next;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int count = Math.min(length, 512);
            for (int i = 0; i < count; i++) {
                into[from + i] = (byte) read();
            }
            return count;
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
