package nonet.service.input;

import static nonet.service.input.SentTree.join;
import static nonet.service.input.SentTree.message;
import static nonet.service.input.SentTree.node;
import static nonet.service.input.SentTree.root;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nonet.service.input.ProfilerException.Why;
import nonet.solve.CancelToken;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.json.TraceJson;
import nonet.trace.json.TraceJsonReader;
import nonet.trace.json.TraceReading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Trees as constraint solvers send them to cp-profiler.
class ProfilerTraceTests {

    private static final String GRID =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    private static final byte[] START = message(2, -1, "", "{\"has_restarts\": true, \"name\": \"mine\"}");
    private static final byte[] RESTART = message(3, -1, "", "{\"restart_id\": 1}");
    private static final byte[] DONE = message(1, -1, "", "");
    private static final String FIRST = ",\"ordinal\":1}";
    private static final int SOLVED = SentTree.SOLVED;
    private static final int FAILED = SentTree.FAILED;
    private static final int BRANCH = SentTree.BRANCH;

    @Test
    void branchesAreGuessesAndWhatRemainsIsNone() throws IOException {
        assertThat(lines(
                        "",
                        START,
                        root("x[0][0] = 1 x[0][1] = 2"),
                        node(1, 0, 0, BRANCH, "x[0][2]=3"),
                        node(2, 1, 0, FAILED, "x[0][3]=5"),
                        node(3, 1, 1, FAILED, "x[0][3]=5"),
                        node(4, 0, 1, BRANCH, "x[0][2]!=3"),
                        node(5, 4, 0, BRANCH, "x[8][8]=2"),
                        RESTART,
                        root(""),
                        node(1, 0, 0, BRANCH, "x[4][4]=9"),
                        DONE))
                .containsExactly(
                        "{\"kind\":\"puzzle\",\"engine\":\"mine\",\"cells\":[\"r1c1\", \"r1c2\"],\"digits\":[1, 2]}",
                        guessed("r1c3", 3).replace("}", FIRST),
                        guessed("r1c4", 5),
                        "{\"kind\":\"backtracked\"}",
                        "{\"kind\":\"backtracked\"}",
                        guessed("r9c9", 2),
                        "{\"kind\":\"backtracked\"}",
                        guessed("r5c5", 9).replace("}", FIRST),
                        "{\"kind\":\"backtracked\"}",
                        "{\"kind\":\"exhausted\"}");
    }

    @Test
    void solutionsAndDomainsFillTheBoardAndAreTakenBack() throws IOException {
        String solution = values(GRID);
        TraceReading.Read read = read(
                "",
                START,
                root(""),
                node(1, 0, 0, BRANCH, "x[0]=1"),
                node(2, 1, 0, SOLVED, "x[1]=2", solution),
                node(3, 1, 1, SOLVED, "x[1]=2", solution),
                node(4, 0, 1, SOLVED, "x[0]=1", solution),
                RESTART,
                root(""),
                node(1, 0, 0, SOLVED, "x[4]=5", solution),
                DONE);

        assertThat(read.fault()).isNull();
        assertThat(read.trace().end().solutions()).isEqualTo(4);
        assertThat(read.trace().get(read.trace().size() - 1).event()).isEqualTo(new Event.Exhausted(4));
        assertThat(read.trace().end().level()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x[4]=7               |                  | r1c5 | 7",
                "d_3: x[0][4]=7       |                  | r1c5 | 7",
                "grid[1,5] = 7        |                  | r1c5 | 7",
                "X_4==7               |                  | r1c5 | 7",
                "X_INTRODUCED_4_=7    |                  | r1c5 | 7",
                "x_0_4=7              |                  | r1c5 | 7",
                "r1c5=7               |                  | r1c5 | 7",
                "x[5]=7               | x[1] = 3 x[81] = 2 | r1c5 | 7",
                "x[1][5]=7            | x[9][9] = 2      | r1c5 | 7",
                "b[1,5,7]=1           |                  | r1c5 | 7",
                "b[0][4][6]=1         |                  | r1c5 | 7",
                "b[43]=1              | b[700] = 0       | r1c5 | 8"
            })
    void theUsualNamesAreFound(String label, String root, String cell, int digit) throws IOException {
        List<String> lines = lines("", root(root == null ? "" : root), node(1, 0, 0, BRANCH, label), DONE);
        assertThat(lines.get(1)).isEqualTo(guessed(cell, digit).replace("}", FIRST));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "q[{n1}]         | q[5]=7     ",
                "row{r1}_{c0}    | row1_4=7   ",
                "v({c1},{r0})    | v(5,0)=7   ",
                "q[{r0},{c0},{d1}] | q[0,4,7]=1"
            })
    void aPatternNamesTheCells(String pattern, String label) throws IOException {
        assertThat(lines(pattern, root(""), node(1, 0, 0, BRANCH, label), DONE).get(1))
                .isEqualTo(guessed("r1c5", 7).replace("}", FIRST));
    }

    @Test
    void aTreeWithoutCellsKeepsItsShapeAndItsSolutions() throws IOException {
        byte[][] messages = {
            START,
            root(""),
            node(1, 0, 0, BRANCH, "cost<=7"),
            node(2, 1, 0, SOLVED, "hours<=3"),
            node(3, 1, 1, FAILED, "hours>3"),
            node(4, 0, 1, SOLVED, "cost>7"),
            DONE
        };
        assertThat(new ProfilerTrace(stream(messages), new CellLabels("")).hasBoard())
                .isFalse();
        TraceReading.Read read = read("", messages);
        assertThat(read.fault()).isNull();
        assertThat(read.trace().end().solutions()).isEqualTo(2);
    }

    @Test
    void badTreesAreRefusedAndWhatCameIsKept() {
        byte[] guess = node(1, 0, 0, BRANCH, "x[0][0]=1");
        assertRefused(Why.NOTHING);
        assertRefused(Why.NO_MESSAGE, "GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        assertRefused(Why.NO_MESSAGE, START, new byte[] {2, 0, 0, 0, 0, 1});
        assertRefused(Why.NO_MESSAGE, START, new byte[] {0, 0, 0, 0});
        assertRefused(Why.CUT_OFF, START, root(""), guess, new byte[] {90, 0, 0, 0, 0, 1});
        assertRefused(Why.CUT_OFF, START, root(""), guess, new byte[] {9});
        assertRefused(Why.NO_END, START, root(""), guess);
        assertRefused(Why.NO_END, START);
        assertRefused(
                Why.NO_END, root(""), guess, node(2, 1, 0, FAILED, "x[0][1]=2"), node(3, 1, 1, FAILED, "x[0][1]=2"));
        assertRefused(Why.ORDER, START, root(""), guess, node(9, 7, 0, BRANCH, "x[0][1]=2"));
        assertRefused(Why.COUNT, START, root(""), guess, node(2, 1, 0, BRANCH, "x[9][1]=2"));
    }

    @Test
    void aWholeTreeNeedsNoMessageOfItsEnd() throws IOException {
        assertThat(lines(
                        "",
                        root(""),
                        node(1, 0, 0, FAILED, "x[0][0]=1"),
                        node(2, 0, 1, BRANCH, "x[0][0]=1"),
                        node(3, 2, 0, FAILED, "x[0][1]=2"),
                        node(4, 2, 1, FAILED, "x[0][1]=2")))
                .endsWith(guessed("r1c2", 2), "{\"kind\":\"backtracked\"}");
    }

    @Test
    void bytesAtRandomEndInASentenceOrATrace() throws IOException {
        Random random = new Random(42);
        byte[] whole = join(START, root("x[0][0] = 1"), node(1, 0, 0, BRANCH, "x[0][1]=2"), DONE);
        for (int i = 0; i < 3000; i++) {
            byte[] bytes = whole.clone();
            for (int k = random.nextInt(1, 4); k > 0; k--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            try {
                read("", bytes);
            } catch (ProfilerException refused) {
                assertThat(refused.why()).isNotNull();
            }
        }
    }

    @Test
    void manyNodesAreReadOneByOne() throws IOException {
        byte[] guess = node(1, 0, 0, BRANCH, "x[0][0]=1");
        byte[] back = node(2, 0, 1, FAILED, "x[0][0]=1");
        int pairs = 50_000;
        Enumeration<InputStream> endless = new Enumeration<>() {
            private int next;

            @Override
            public boolean hasMoreElements() {
                return next <= pairs + 1;
            }

            @Override
            public InputStream nextElement() {
                byte[] pair = next > pairs ? DONE : join(guess, back);
                return new ByteArrayInputStream(next++ == 0 ? join(START, root("")) : pair);
            }
        };
        TraceJsonReader lines =
                new TraceJsonReader(new ProfilerTrace(new SequenceInputStream(endless), new CellLabels("")));
        long guesses = 0;
        for (Entry entry = lines.next(); entry != null; entry = lines.next()) {
            guesses += entry.event() instanceof Event.Guessed ? 1 : 0;
        }
        assertThat(lines.fault()).isNull();
        assertThat(guesses).isEqualTo(pairs);
    }

    @Test
    void aTreeWithoutEndIsShownAsFarAsItsWayIsKept() {
        int[] next = {0};
        InputStream deep = new SequenceInputStream(new Enumeration<>() {
            @Override
            public boolean hasMoreElements() {
                return true;
            }

            @Override
            public InputStream nextElement() {
                int id = next[0]++;
                return new ByteArrayInputStream(id == 0 ? root("") : node(id, id - 1, 0, BRANCH, "deeper"));
            }
        });
        assertThatThrownBy(() -> new ProfilerTrace(deep, new CellLabels("")).transferTo(Writer.nullWriter()))
                .isInstanceOfSatisfying(
                        ProfilerException.class,
                        refused -> assertThat(refused.why()).isEqualTo(Why.DEEP));
        assertThat(next[0]).isEqualTo(ProfilerTrace.DEEPEST + 1);
    }

    @Test
    void aSolverThatOnlyBeginsIsNotWaitedFor() throws IOException {
        byte[] begun = new byte[1 << 18];
        Arrays.fill(begun, (byte) 'a');
        byte[] start = message(2, 0, "", new String(begun, StandardCharsets.US_ASCII));
        int[] sent = {0};
        InputStream starts = new SequenceInputStream(new Enumeration<>() {
            @Override
            public boolean hasMoreElements() {
                return sent[0] < 1000;
            }

            @Override
            public InputStream nextElement() {
                sent[0]++;
                return new ByteArrayInputStream(start);
            }
        });
        assertThat(new ProfilerTrace(starts, new CellLabels("")).hasBoard()).isTrue();
        assertThat(sent[0]).isLessThan(20);
    }

    @Test
    void aSolverThatResetsTheConnectionIsGoneBeforeItsTreeEnded() throws Exception {
        int port = SentTree.freePort();
        CompletableFuture<Void> reset = new CompletableFuture<>();
        Thread solver = Thread.ofVirtual()
                .start(() -> SentTree.send(
                        port,
                        socket -> {
                            reset.join();
                            socket.setSoLinger(true, 0);
                        },
                        START,
                        root(""),
                        node(1, 0, 0, BRANCH, "x[0]=1")));
        try (LiveTrace live = LiveTrace.open(new TraceOrigin.Profiler(port, ""), new CancelToken())) {
            Event begun = live.lines().next().event();
            while (!(begun instanceof Event.Guessed)) {
                begun = live.lines().next().event();
            }
            reset.complete(null);
            assertThatThrownBy(live.lines()::next)
                    .isInstanceOfSatisfying(
                            ProfilerException.class,
                            gone -> assertThat(gone.why()).isEqualTo(Why.NO_END));
        }
        solver.join();
    }

    @Test
    void oneSolverIsHeardAndOthersAreTurnedAwayAtOnce() throws Exception {
        int port = SentTree.freePort();
        Thread solver = Thread.ofVirtual()
                .start(() -> SentTree.send(port, START, root(""), node(1, 0, 0, BRANCH, "x[0]=1"), DONE));
        Future<Boolean> other;
        try (LiveTrace live = LiveTrace.open(new TraceOrigin.Profiler(port, ""), new CancelToken())) {
            assertThat(live.lines().engine()).isEqualTo("mine");
            other = live.other();
            assertThat(other).isNotDone();
            for (int i = 0; i < 20; i++) {
                try (Socket next = new Socket(InetAddress.getLoopbackAddress(), port)) {
                    assertThat(next.getInputStream().read()).isEqualTo(-1);
                }
            }
            assertThat(other.get()).isTrue();
            Entry last = null;
            for (Entry entry = live.lines().next();
                    entry != null;
                    entry = live.lines().next()) {
                last = entry;
            }
            assertThat(last.event()).isEqualTo(new Event.Exhausted(0));
        }
        solver.join();
        while (isOpen(port)) {
            Thread.onSpinWait();
        }
    }

    private static boolean isOpen(int port) {
        try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return true;
        } catch (IOException refused) {
            return false;
        }
    }

    @Test
    void aTakenPortIsSaidAndCancellingEndsTheWait() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThatThrownBy(
                            () -> LiveTrace.open(new TraceOrigin.Profiler(other.getLocalPort(), ""), new CancelToken()))
                    .isInstanceOfSatisfying(
                            ProfilerException.class,
                            refused -> assertThat(refused.why()).isEqualTo(Why.PORT));
        }
        CancelToken cancel = new CancelToken();
        cancel.request();
        int port = SentTree.freePort();
        assertThatThrownBy(() -> LiveTrace.open(new TraceOrigin.Profiler(port, ""), cancel))
                .isInstanceOf(IOException.class);
    }

    private static void assertRefused(Why why, byte[]... messages) {
        assertThatThrownBy(() -> read("", messages))
                .isInstanceOfSatisfying(
                        ProfilerException.class,
                        refused -> assertThat(refused.why()).isEqualTo(why));
    }

    private static List<String> lines(String pattern, byte[]... messages) throws IOException {
        return new BufferedReader(new ProfilerTrace(stream(messages), new CellLabels(pattern)))
                .lines()
                .toList();
    }

    private static TraceReading.Read read(String pattern, byte[]... messages) throws IOException {
        StringBuilder text = new StringBuilder();
        ProfilerTrace trace = new ProfilerTrace(stream(messages), new CellLabels(pattern));
        char[] buffer = new char[100];
        for (int count = trace.read(buffer); count >= 0; count = trace.read(buffer)) {
            text.append(buffer, 0, count);
        }
        return (TraceReading.Read) TraceJson.read(new StringReader(text.toString()));
    }

    private static InputStream stream(byte[]... messages) {
        return new ByteArrayInputStream(join(messages));
    }

    private static String guessed(String cell, int digit) {
        return "{\"kind\":\"guessed\",\"cells\":[\"" + cell + "\"],\"digits\":[" + digit + "]}";
    }

    private static String values(String grid) {
        return IntStream.range(0, 81)
                .mapToObj(cell -> "x[" + cell + "] = " + grid.charAt(cell))
                .collect(Collectors.joining(" "));
    }
}
