package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartServerTests {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private final BlockingQueue<List<Path>> opened = new LinkedBlockingQueue<>();

    @Test
    void aSecondStartHandsItsFilesOver() throws Exception {
        StartRequest request =
                new StartRequest(":1|", List.of(folder.resolve("a b\n.txt"), folder.resolve("\u00FC\u6570.sdk")));
        assertThat(handOver(request)).isEqualTo(StartClient.Outcome.NONE);
        try (StartServer first = serve(folder)) {
            assertThat(first).isNotNull();
            assertThat(serve(folder)).isNull();
            assertThat(handOver(request)).isEqualTo(StartClient.Outcome.TAKEN);
            assertThat(opened.poll(20, TimeUnit.SECONDS)).isEqualTo(request.files());
            assertThat(handOver(new StartRequest(":1|", List.of()))).isEqualTo(StartClient.Outcome.TAKEN);
            assertThat(opened.poll(20, TimeUnit.SECONDS)).isEmpty();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("nonet.socket"))))
                    .isEqualTo("rw-------");
        }
        assertThat(handOver(request)).isEqualTo(StartClient.Outcome.NONE);
    }

    @Test
    void aStartDuringShutdownIsRefusedAtOnce() throws Exception {
        StartRequest request = new StartRequest(":1|", List.of());
        for (int round = 0; round < 200; round++) {
            try (StartServer first = serve(folder)) {
                assertThat(first).isNotNull();
            }
            assertThat(handOver(request)).describedAs("round %d", round).isEqualTo(StartClient.Outcome.NONE);
        }
    }

    @Test
    void aStartOnAnotherDisplayOrFromAnotherFolderIsNotServed() throws Exception {
        try (StartServer first = serve(folder)) {
            assertThat(first).isNotNull();
            assertThat(handOver(new StartRequest(":2|", List.of()))).isEqualTo(StartClient.Outcome.REFUSED);
            assertThat(StartClient.handOver(
                            Files.createDirectory(folder.resolve("other")),
                            new StartRequest(":1|", List.of()),
                            PATIENCE))
                    .isEqualTo(StartClient.Outcome.NONE);
        }
        assertThat(opened).isEmpty();
    }

    @Test
    void aLeftoverSocketBlocksNoStart() throws Exception {
        try (ServerSocketChannel dead = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            dead.bind(UnixDomainSocketAddress.of(folder.resolve("nonet.socket")));
        }
        assertThat(folder.resolve("nonet.socket")).exists();
        assertThat(handOver(new StartRequest(":1|", List.of()))).isEqualTo(StartClient.Outcome.NONE);
        try (StartServer first = serve(folder)) {
            assertThat(first).isNotNull();
            assertThat(handOver(new StartRequest(":1|", List.of()))).isEqualTo(StartClient.Outcome.TAKEN);
        }
    }

    @Test
    void aProgramThatHangsIsNotWaitedForAndOpensNothingLater() throws Exception {
        BlockingQueue<Boolean> told = new LinkedBlockingQueue<>();
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch goneOn = new CountDownLatch(1);
        try (StartServer first = StartServer.serve(folder, ":1|", (files, answered) -> {
            asked.countDown();
            try {
                goneOn.await();
                told.add(answered.getAsBoolean());
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        })) {
            assertThat(first).isNotNull();
            StartRequest request = new StartRequest(":1|", List.of(folder.resolve("a")));
            // A start that gives up before its request arrives proves nothing, so each waits longer than the one
            // before.
            for (Duration patience = Duration.ofMillis(50); asked.getCount() > 0; patience = patience.multipliedBy(2)) {
                assertThat(StartClient.handOver(folder, request, patience)).isEqualTo(StartClient.Outcome.REFUSED);
            }
            goneOn.countDown();
            assertThat(told.poll(20, TimeUnit.SECONDS)).isFalse();
        }
    }

    @Test
    void whereTheFolderHasTooLongAPathForASocketAPortAndATokenServe() throws Exception {
        Path deep = Files.createDirectories(folder.resolve("x".repeat(100)).resolve("y".repeat(100)));
        try (StartServer first = serve(deep)) {
            assertThat(first).isNotNull();
            assertThat(deep.resolve("nonet.socket")).doesNotExist();
            StartRequest request = new StartRequest(":1|", List.of(deep.resolve("a")));
            assertThat(StartClient.handOver(deep, request, PATIENCE)).isEqualTo(StartClient.Outcome.TAKEN);
            assertThat(opened.poll(20, TimeUnit.SECONDS)).isEqualTo(request.files());

            Path port = deep.resolve("nonet.port");
            Files.writeString(port, Files.readString(port).replaceAll(".$", "!"));
            assertThat(StartClient.handOver(deep, request, PATIENCE)).isNotEqualTo(StartClient.Outcome.TAKEN);
        }
        assertThat(opened).isEmpty();
    }

    @Test
    void onlyStartsAreUnderstood() throws Exception {
        long seed = 34;
        Random random = new Random(seed);
        try (StartServer first = serve(folder)) {
            assertThat(first).isNotNull();
            for (int i = 0; i < 50; i++) {
                byte[] bytes = new byte[random.nextInt(3000)];
                random.nextBytes(bytes);
                try (SocketChannel channel =
                        SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve("nonet.socket")))) {
                    channel.write(ByteBuffer.wrap(bytes));
                } catch (IOException closed) {
                    // It has heard enough.
                }
            }
            assertThat(handOver(new StartRequest(":1|", List.of()))).isEqualTo(StartClient.Outcome.TAKEN);
            assertThat(opened.poll(20, TimeUnit.SECONDS)).as("seed %d", seed).isEmpty();
        }
    }

    @Test
    void aRequestIsBounded() throws Exception {
        StartRequest fine = new StartRequest("", List.of(Path.of("/a")));
        assertThat(read(fine)).isEqualTo(fine);
        StartRequest many = new StartRequest("", Collections.nCopies(StartRequest.MOST_FILES + 1, Path.of("/a")));
        StartRequest lengthy = new StartRequest("", List.of(Path.of("/" + "a".repeat(StartRequest.LONGEST_PATH))));
        StartRequest relative = new StartRequest("", List.of(Path.of("a")));
        for (StartRequest bad : List.of(many, lengthy, relative)) {
            assertThatIOException().isThrownBy(() -> read(bad));
        }
        assertThat(many.fits()).isFalse();
        assertThat(lengthy.fits()).isFalse();
    }

    private static StartRequest read(StartRequest request) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        request.write("token", new DataOutputStream(bytes));
        return StartRequest.read("token", new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    }

    private StartServer serve(Path where) throws IOException {
        return StartServer.serve(where, ":1|", (files, answered) -> {
            if (answered.getAsBoolean()) {
                opened.add(files);
            }
        });
    }

    private StartClient.Outcome handOver(StartRequest request) {
        return StartClient.handOver(folder, request, PATIENCE);
    }
}
