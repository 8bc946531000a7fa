package nonet.app;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.SocketOption;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import jdk.net.ExtendedSocketOptions;
import jdk.net.UnixDomainPrincipal;
import nonet.files.LockFile;
import org.jspecify.annotations.Nullable;

/// Accepts further starts of the program in one settings folder. The process that holds the lock of the folder does so.
final class StartServer implements AutoCloseable {

    /// The answer to a start whose files are opened here.
    static final int TAKEN = 'y';

    /// The answer to a start that has to continue by itself.
    static final int REFUSED = 'n';

    private static final Logger LOG = Logger.getLogger(StartServer.class.getName());
    private static final String LOCK = "nonet.lock";
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /// Opens files for a start.
    @FunctionalInterface
    interface Opener {

        /// Opens the files soon, on a thread of its own.
        ///
        /// @param answered answers the start; false if it has continued by itself meanwhile, so that nothing must be
        /// opened
        void open(List<Path> files, BooleanSupplier answered);
    }

    private final LockFile lock;
    private final StartAddress.Listening listening;
    private final String display;
    private final Opener opener;
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("starts-watch").factory());

    private StartServer(LockFile lock, StartAddress.Listening listening, String display, Opener opener) {
        this.lock = lock;
        this.listening = listening;
        this.display = display;
        this.opener = opener;
    }

    /// Starts the server of a folder.
    ///
    /// @param display the display of this program; a start on another one is refused
    /// @return null if another process is the server
    /// @throws IOException if the folder does not permit it
    static @Nullable StartServer serve(Path folder, String display, Opener opener) throws IOException {
        LockFile lock = LockFile.tryAcquire(folder.resolve(LOCK));
        if (lock == null) {
            return null;
        }
        try {
            StartServer server = new StartServer(lock, StartAddress.listen(folder), display, opener);
            Thread.ofPlatform().daemon().name("starts").start(server::accept);
            return server;
        } catch (IOException failed) {
            lock.close();
            throw failed;
        }
    }

    private void accept() {
        ServerSocketChannel channel = listening.channel();
        while (channel.isOpen()) {
            try {
                SocketChannel start = channel.accept();
                // A silent start is disconnected, so that it does not hold up others.
                cutOffLater(start);
                Thread.ofVirtual().start(() -> serve(start));
            } catch (IOException failed) {
                if (channel.isOpen()) {
                    LOG.log(Level.WARNING, "Cannot listen for further starts", failed);
                    close(channel);
                }
            }
        }
    }

    /// A start may still be accepted while the channel is being closed; then it is disconnected at once.
    private void cutOffLater(SocketChannel start) {
        try {
            var _ = watch.schedule(() -> close(start), PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException ended) {
            close(start);
        }
    }

    private void serve(SocketChannel start) {
        try {
            StartRequest request =
                    StartRequest.read(listening.token(), new DataInputStream(Channels.newInputStream(start)));
            if (!request.display().equals(display) || !isOurs(start)) {
                answer(start, REFUSED);
            } else {
                opener.open(request.files(), () -> answer(start, TAKEN));
            }
        } catch (IOException malformed) {
            LOG.log(Level.FINE, "A start could not be understood", malformed);
            close(start);
        }
    }

    private boolean answer(SocketChannel start, int answer) {
        try (start) {
            new DataOutputStream(Channels.newOutputStream(start)).writeByte(answer);
            return true;
        } catch (IOException gone) {
            LOG.log(Level.FINE, "A start did not wait", gone);
            return false;
        }
    }

    /// Tests whether the other end of a Unix domain socket belongs to the user who runs this program.
    private static boolean isOurs(SocketChannel start) throws IOException {
        SocketOption<UnixDomainPrincipal> peer = ExtendedSocketOptions.SO_PEERCRED;
        return !(start.getLocalAddress() instanceof UnixDomainSocketAddress socket)
                || !start.supportedOptions().contains(peer)
                || start.getOption(peer).user().equals(Files.getOwner(socket.getPath()));
    }

    private static void close(AutoCloseable channel) {
        try {
            channel.close();
        } catch (Exception failed) {
            LOG.log(Level.FINE, "Cannot close", failed);
        }
    }

    /// Stops serving; the next start of the program becomes the server.
    @Override
    public void close() {
        close(listening.channel());
        watch.shutdownNow();
        close(lock);
    }
}
