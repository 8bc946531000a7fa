package nonet.settings.store;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Saves files in the background, each a moment after its last change. A failed save is retried until it succeeds.
public final class Saver {

    private static final Logger LOG = Logger.getLogger(Saver.class.getName());

    /// Saves the current content of one file.
    @FunctionalInterface
    public interface Save {

        void run() throws IOException;
    }

    private final Duration delay;
    private final Duration pause;
    private final Map<Path, Save> waiting = new LinkedHashMap<>();
    private final List<Consumer<Optional<SaveProblem>>> listeners = new CopyOnWriteArrayList<>();
    private Optional<SaveProblem> problem = Optional.empty();
    private final ScheduledExecutorService writer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("settings").factory());

    /// @param delay the time during which changes are gathered before a save
    /// @param pause the time to wait after a failure
    public Saver(Duration delay, Duration pause) {
        this.delay = delay;
        this.pause = pause;
    }

    /// Adds a listener that is called, on any thread, when saving begins to fail and when it works again.
    public void listen(Consumer<Optional<SaveProblem>> listener) {
        listeners.add(listener);
    }

    public void ignore(Consumer<Optional<SaveProblem>> listener) {
        listeners.remove(listener);
    }

    /// Saves a file soon. Several saves of one file become one.
    public void later(Path file, Save save) {
        synchronized (waiting) {
            boolean first = waiting.put(file, save) == null;
            if (first && !writer.isShutdown()) {
                var _ = writer.schedule(this::saveAll, delay.toMillis(), TimeUnit.MILLISECONDS);
            }
        }
    }

    /// Saves pending changes at once.
    ///
    /// @return why a file could not be saved, which is retried; empty if everything is saved
    public Optional<SaveProblem> flush(Duration patience) {
        if (writer.isShutdown()) {
            return saveAll();
        }
        Future<Optional<SaveProblem>> saved = writer.submit(this::saveAll);
        try {
            return saved.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException slow) {
            return unsaved("does not answer");
        } catch (ExecutionException failed) {
            LOG.log(Level.WARNING, "Cannot save", failed);
            return unsaved(String.valueOf(failed.getCause()));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return unsaved("was interrupted");
        }
    }

    /// Saves pending changes. A write in progress is not interrupted: an interrupt would close its file.
    public void close() {
        writer.shutdown();
        saveAll();
    }

    private Optional<SaveProblem> unsaved(String why) {
        synchronized (waiting) {
            return waiting.keySet().stream()
                    .findFirst()
                    .map(file -> new SaveProblem(file, new FileSystemException(file.toString(), null, why)));
        }
    }

    private synchronized Optional<SaveProblem> saveAll() {
        Map<Path, Save> saves;
        synchronized (waiting) {
            saves = new LinkedHashMap<>(waiting);
        }
        Optional<SaveProblem> failure = Optional.empty();
        for (Map.Entry<Path, Save> each : saves.entrySet()) {
            try {
                // Removed first, so that a change during the save is not lost.
                synchronized (waiting) {
                    waiting.remove(each.getKey(), each.getValue());
                }
                each.getValue().run();
            } catch (IOException | RuntimeException failed) {
                IOException cause = failed instanceof IOException known ? known : new IOException(failed);
                failure = Optional.of(new SaveProblem(each.getKey(), cause));
                synchronized (waiting) {
                    waiting.putIfAbsent(each.getKey(), each.getValue());
                }
            }
        }
        tell(failure);
        if (failure.isPresent() && !writer.isShutdown()) {
            var _ = writer.schedule(this::saveAll, pause.toMillis(), TimeUnit.MILLISECONDS);
        }
        return failure;
    }

    private void tell(Optional<SaveProblem> now) {
        boolean changed = now.isPresent() != problem.isPresent();
        problem = now;
        if (changed) {
            now.ifPresent(failed -> LOG.log(Level.WARNING, "Cannot save " + failed.file(), failed.cause()));
            listeners.forEach(listener -> listener.accept(now));
        }
    }
}
