package nonet.settings;

import java.nio.file.Files;
import nonet.settings.store.JsonFile;
import nonet.settings.store.Saver;

/// The session of an open window.
public final class OpenSession {

    private final JsonFile file;
    private final Session first;
    private final Saver saver;
    private final ClosedBoards closed;
    private final Runnable release;
    private volatile boolean ended;

    OpenSession(JsonFile file, Session first, Saver saver, ClosedBoards closed, Runnable release) {
        this.file = file;
        this.first = first;
        this.saver = saver;
        this.closed = closed;
        this.release = release;
    }

    /// Returns the initial content of the session.
    public Session first() {
        return first;
    }

    /// Saves the session soon.
    public void save(Session session) {
        if (!ended) {
            saver.later(file.path(), () -> file.write(SessionJson.write(session)));
        }
    }

    /// Ends the session: its window does not reopen at the next start, and its board is kept among the closed ones.
    public void end(Session last) {
        ended = true;
        closed.add(last);
        saver.later(file.path(), () -> {
            closed.write();
            Files.deleteIfExists(file.path());
            release.run();
        });
    }
}
