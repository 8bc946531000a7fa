package nonet.app;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Passes a start on to the running program.
final class StartClient {

    private static final Logger LOG = Logger.getLogger(StartClient.class.getName());

    /// How long a thread takes at most to notice that its channel is closed.
    private static final Duration NOTICED = Duration.ofSeconds(2);

    /// The value read if the program ends without an answer.
    private static final int ENDED = -1;

    /// The outcome of passing a start on.
    enum Outcome {
        /// The running program opens the files.
        TAKEN,
        /// No program is running.
        NONE,
        /// The running program does not answer in time, or refuses.
        REFUSED
    }

    private StartClient() {}

    /// Passes a start on.
    ///
    /// @param folder the settings folder
    /// @param patience the time to wait for an answer
    static Outcome handOver(Path folder, StartRequest request, Duration patience) {
        if (!request.fits()) {
            return Outcome.REFUSED;
        }
        try {
            StartAddress address = StartAddress.of(folder);
            try (SocketChannel channel = address.open()) {
                return handOver(address, channel, request, patience);
            }
        } catch (IOException | UnsupportedOperationException unreachable) {
            return Outcome.NONE;
        }
    }

    /// Connecting to a hanging program can take any time, so it runs on a thread of its own. Closing the channel ends
    /// it, and informs the program that this start has continued by itself.
    private static Outcome handOver(
            StartAddress address, SocketChannel channel, StartRequest request, Duration patience) {
        CompletableFuture<Outcome> exchange = new CompletableFuture<>();
        Thread.ofPlatform().daemon().name("start").start(() -> exchange.complete(exchange(address, channel, request)));
        try {
            return exchange.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException silent) {
            LOG.log(Level.WARNING, "The running program does not answer", silent);
            return last(exchange, channel);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Outcome.REFUSED;
        }
    }

    /// Ends an exchange. The connection exists until the thread that waits for the answer has noticed, and so long the
    /// running program could believe that its answer arrives. It is shut down first, because a process that this one
    /// starts at the same time has a copy of the channel for a moment.
    private static Outcome last(CompletableFuture<Outcome> exchange, SocketChannel channel) {
        try {
            if (channel.isConnected()) {
                channel.shutdownInput();
            }
            channel.close();
            return exchange.get(NOTICED.toMillis(), TimeUnit.MILLISECONDS) == Outcome.TAKEN
                    ? Outcome.TAKEN
                    : Outcome.REFUSED;
        } catch (IOException | TimeoutException | ExecutionException unknown) {
            LOG.log(Level.WARNING, "The connection to the running program stays open", unknown);
            return Outcome.REFUSED;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Outcome.REFUSED;
        }
    }

    private static Outcome exchange(StartAddress address, SocketChannel channel, StartRequest request) {
        try {
            channel.connect(address.address());
        } catch (IOException unreachable) {
            return Outcome.NONE;
        }
        try {
            request.write(address.token(), new DataOutputStream(Channels.newOutputStream(channel)));
            return switch (new DataInputStream(Channels.newInputStream(channel)).read()) {
                case StartServer.TAKEN -> Outcome.TAKEN;
                case ENDED -> Outcome.NONE;
                default -> Outcome.REFUSED;
            };
        } catch (IOException ended) {
            LOG.log(Level.FINE, "The running program ended meanwhile", ended);
            return Outcome.NONE;
        }
    }
}
