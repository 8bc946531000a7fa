package nonet.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nonet.files.NumberedLocks;
import nonet.grid.Numbers;
import nonet.settings.store.Damage;
import nonet.settings.store.Fields;
import nonet.settings.store.JsonFile;
import nonet.settings.store.Saver;

/// The sessions of the windows, each in a file of its own: `session.json`, `session-2.json` and so on. The file of an
/// open window is locked against other programs; the files of a program that has ended are free.
public final class Sessions {

    private static final Logger LOG = Logger.getLogger(Sessions.class.getName());
    private static final Pattern NAME = Pattern.compile("session(?:-([2-9]|[1-9]\\d{1,3}))?\\.json");

    private final Path folder;
    private final Saver saver;
    private final NumberedLocks locks;
    private final ClosedBoards closed;
    private final List<Damage> damages = new ArrayList<>();

    Sessions(Path folder, Saver saver, Path lock) {
        this.folder = folder;
        this.saver = saver;
        this.locks = new NumberedLocks(folder.resolve("session.lock"));
        this.closed = new ClosedBoards(new JsonFile(folder.resolve("closed.json")), saver, lock);
    }

    /// Takes over the sessions that no running program has open, in the order in which their windows were opened.
    /// Damaged files are put aside.
    public List<OpenSession> restore() {
        List<OpenSession> restored = new ArrayList<>();
        for (int number : numbers()) {
            if (locks.tryAcquire(number)) {
                restored.add(restored(number));
            }
        }
        return restored;
    }

    /// Begins a session for a new window.
    ///
    /// @param first the initial content
    public OpenSession open(Session first) {
        SortedSet<Integer> taken = numbers();
        for (int number = 1; ; number++) {
            if (!taken.contains(number) && locks.tryAcquire(number)) {
                OpenSession session = new OpenSession(file(number), first, saver, closed, release(number));
                if (!first.isEmpty()) {
                    session.save(first);
                }
                return session;
            }
        }
    }

    /// Returns the boards of windows that were closed while others stayed open.
    public ClosedBoards closedBoards() {
        return closed;
    }

    /// Returns the damaged files found so far, for reporting to the user.
    public List<Damage> damages() {
        List<Damage> all = new ArrayList<>(damages);
        all.addAll(closed.damages());
        return all;
    }

    void close() {
        locks.close();
    }

    private OpenSession restored(int number) {
        JsonFile file = file(number);
        JsonFile.Content content = file.read();
        Fields fields = SessionJson.fields(content.json());
        Session session = SessionJson.read(fields);
        OpenSession open = new OpenSession(file, session, saver, closed, release(number));
        if (!content.whole() || fields.areFaulty()) {
            damages.add(file.putAside());
            open.save(session);
        }
        return open;
    }

    private Runnable release(int number) {
        return () -> locks.release(number);
    }

    private JsonFile file(int number) {
        return new JsonFile(folder.resolve(number == 1 ? "session.json" : "session-" + number + ".json"));
    }

    private SortedSet<Integer> numbers() {
        SortedSet<Integer> numbers = new TreeSet<>();
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            files.forEach(file -> {
                Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
                if (name.matches()) {
                    numbers.add(
                            name.group(1) == null
                                    ? 1
                                    : Numbers.parse(name.group(1), 1, 9_999).orElse(1));
                }
            });
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "Cannot list " + folder, failed);
        }
        return numbers;
    }
}
