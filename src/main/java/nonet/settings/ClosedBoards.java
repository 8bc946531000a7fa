package nonet.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import nonet.files.LockFile;
import nonet.grid.Puzzle;
import nonet.settings.store.Damage;
import nonet.settings.store.Fields;
import nonet.settings.store.JsonFile;
import nonet.settings.store.Saver;
import org.jspecify.annotations.Nullable;

/// The boards of windows that were closed while others stayed open, so that their work is not lost.
public final class ClosedBoards {

    /// The number of boards that are kept.
    public static final int MOST = 10;

    private static final Duration LOCK_PATIENCE = Duration.ofSeconds(2);
    private static final String BOARDS = "boards";

    private final JsonFile file;
    private final Saver saver;
    private final Path lock;
    private final List<Damage> damages = new ArrayList<>();
    private @Nullable List<Session> boards;
    private List<UnaryOperator<List<Session>>> unsaved = List.of();

    ClosedBoards(JsonFile file, Saver saver, Path lock) {
        this.file = file;
        this.saver = saver;
        this.lock = lock;
    }

    /// Returns the boards, the one closed last first.
    public synchronized List<Session> boards() {
        List<Session> known = boards;
        if (known == null) {
            int before = damages.size();
            List<Session> readable = read();
            known = readable;
            boards = known;
            if (damages.size() > before) {
                change(old -> readable);
            }
        }
        return known;
    }

    /// Adds a board, unless it is empty.
    public void add(Session board) {
        if (!board.isEmpty()) {
            change(old -> Stream.concat(Stream.of(board), old.stream().filter(each -> !each.equals(board)))
                    .limit(MOST)
                    .toList());
        }
    }

    /// Removes a board.
    public void remove(Session board) {
        change(old -> old.stream().filter(each -> !each.equals(board)).toList());
    }

    /// Removes the films of a puzzle, and nothing else of its boards.
    public void forget(Puzzle puzzle) {
        Predicate<Session> filmed =
                each -> each.film().size() > 0 && each.document().puzzle().equals(puzzle);
        if (boards().stream().anyMatch(filmed)) {
            change(old -> old.stream()
                    .map(each -> filmed.test(each) ? each.withoutFilm() : each)
                    .toList());
        }
    }

    synchronized List<Damage> damages() {
        boards();
        return List.copyOf(damages);
    }

    /// Saves the changes.
    void write() throws IOException {
        List<UnaryOperator<List<Session>>> changes;
        synchronized (this) {
            changes = unsaved;
        }
        if (changes.isEmpty()) {
            return;
        }
        try (LockFile _ = LockFile.acquire(lock, LOCK_PATIENCE)) {
            List<Session> now = read();
            for (UnaryOperator<List<Session>> change : changes) {
                now = change.apply(now);
            }
            ObjectNode json = JsonNodeFactory.instance.objectNode();
            ArrayNode array = json.putArray(BOARDS);
            now.forEach(board -> array.add(SessionJson.write(board)));
            file.write(json);
        }
        synchronized (this) {
            unsaved = List.copyOf(unsaved.subList(changes.size(), unsaved.size()));
        }
    }

    private synchronized void change(UnaryOperator<List<Session>> change) {
        boards = change.apply(boards());
        unsaved = Stream.concat(unsaved.stream(), Stream.of(change)).toList();
        saver.later(file.path(), this::write);
    }

    private synchronized List<Session> read() {
        JsonFile.Content content = file.read();
        Fields fields = new Fields(content.json());
        List<Session> read = new ArrayList<>();
        boolean fine = content.whole();
        for (JsonNode board : fields.part(BOARDS, true)) {
            Fields each = SessionJson.fields(board);
            read.add(SessionJson.read(each));
            fine &= !each.areFaulty();
        }
        read.removeIf(Session::isEmpty);
        if (!fine || fields.areFaulty()) {
            damages.add(file.putAside());
        }
        return List.copyOf(read);
    }
}
