package nonet.ui.shell.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectWrapper;
import nonet.codec.app.NonetDocument;
import nonet.codec.app.NonetDocument.Extra;
import nonet.play.Document;
import nonet.play.History;
import nonet.play.History.Opening;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import nonet.play.SteeredSearch;
import nonet.settings.Origin;
import nonet.ui.playback.Playback;
import nonet.ui.shell.edit.EditController;
import org.jspecify.annotations.Nullable;

/// The file that the document on the board is saved in, and whether the board differs from it. Undo leads back to
/// earlier documents, and so to their files.
public final class DocumentIdentity {

    /// What a file holds of a document.
    ///
    /// @param film null if it holds none
    /// @param searches the searches with chosen guesses, wherever their branches were left
    private record Kept(
            Document document,
            List<SavePoint> savePoints,
            @Nullable PlayerFilm film,
            Set<SteeredSearch> searches) {

        private static Kept of(History history, String format, Set<SteeredSearch> searches) {
            PlayerFilm film = history.film();
            boolean filmed = film.size() > 0 && format.equals(NonetDocument.ID);
            return new Kept(history.present(), film.savePoints(), filmed ? film : null, searches);
        }

        /// Tests whether a document is the one that the file holds. Its film may have gone on since, but must still be there.
        private boolean isOf(History history, Set<SteeredSearch> now) {
            PlayerFilm shown = history.film();
            return document.equals(history.present())
                    && savePoints.equals(shown.savePoints())
                    && (film == null || shown.size() > 0 && shown.beganWith(film))
                    && searches.equals(now);
        }
    }

    /// The saved state of a document.
    ///
    /// @param file empty for none
    /// @param format empty if the file cannot be written back
    /// @param kept the document as the file holds it, or null if no file holds the opened document
    /// @param extra the further content of the file
    /// @param digest the digest of the file's content
    private record Saved(
            String file, String format, @Nullable Kept kept, Extra extra, String digest) {}

    /// The file of the document on the board, and whether the document has changed since.
    public final ReadOnlyObjectWrapper<Origin> origin = new ReadOnlyObjectWrapper<>(Origin.NONE);

    private final EditController edit;
    private final Playback playback;
    private final Consumer<Path> remember;
    private final Map<Opening, Saved> saved = new WeakHashMap<>();

    /// @param first where the document that is now on the board was saved
    /// @param remember accepts each file that is opened or saved
    public DocumentIdentity(EditController edit, Playback playback, Origin first, Consumer<Path> remember) {
        this.edit = edit;
        this.playback = playback;
        this.remember = remember;
        Kept kept = first.modified() ? null : present(first.format());
        saved.put(
                edit.history.get().opening(),
                new Saved(first.file(), first.format(), kept, Extra.NONE, first.digest()));
        edit.history.subscribe(this::update);
        playback.search.branches.subscribe(() -> {
            // Read, so that the next change is told, too.
            playback.search.branches.get();
            update();
        });
        update();
    }

    public Origin origin() {
        return origin.get();
    }

    /// Returns the name of the document's file, or of the document if it has no file; empty if it has no name.
    public String name() {
        String file = origin().file();
        return file.isEmpty()
                ? edit.document().name()
                : String.valueOf(Path.of(file).getFileName());
    }

    /// Tests whether the document's file holds a film of it, as far as that is known.
    public boolean isFilmed() {
        Saved known = known();
        return known.kept == null ? known.format.equals(NonetDocument.ID) : known.kept.film != null;
    }

    /// Returns the further content of the document's file, for the next save.
    Extra extra() {
        return known().extra;
    }

    /// Records that the document on the board was read from a file.
    ///
    /// @param format the id of the format in which the file can be written back without loss; empty if there is none
    /// @param digest the digest of the file's content
    void opened(Path file, String format, Extra extra, String digest) {
        put(edit.history.get().opening(), file, new Saved(path(file), format, present(format), extra, digest));
    }

    /// Adds a file to the recent ones, whatever is on the board.
    void remember(Path file) {
        remember.accept(file);
    }

    /// Records that no file holds the document on the board, such as a pasted one.
    public void openedUnsaved() {
        saved.put(edit.history.get().opening(), new Saved("", "", null, Extra.NONE, ""));
        update();
    }

    /// Records that a document was written to a file.
    ///
    /// @param written the document with its history, which may no longer be on the board
    /// @param searches its searches then
    /// @param digest the digest of the content written
    void saved(History written, Set<SteeredSearch> searches, Path file, String format, String digest) {
        Saved before = saved.get(written.opening());
        Extra extra = before == null ? Extra.NONE : before.extra;
        put(written.opening(), file, new Saved(path(file), format, Kept.of(written, format, searches), extra, digest));
    }

    private void put(Opening opened, Path file, Saved now) {
        saved.put(opened, now);
        update();
        remember.accept(file);
    }

    private Saved known() {
        Opening opening = edit.history.get().opening();
        Kept asOpened = new Kept(opening.document(), opening.savePoints(), null, Set.of());
        return saved.getOrDefault(opening, new Saved("", "", asOpened, Extra.NONE, ""));
    }

    private Kept present(String format) {
        return Kept.of(edit.history.get(), format, searches());
    }

    /// Returns the searches of the document with chosen guesses, wherever their branches were left.
    Set<SteeredSearch> searches() {
        return playback.searches().stream()
                .filter(each -> each.branches().haveGuesses())
                .map(SteeredSearch::atStart)
                .collect(Collectors.toSet());
    }

    private void update() {
        History present = edit.history.get();
        Saved known = known();
        boolean blank = known.file.isEmpty() && present.present().equals(Document.EMPTY);
        boolean kept = known.kept != null && known.kept.isOf(present, searches());
        origin.set(new Origin(known.file, known.format, !blank && !kept, known.digest));
    }

    private static String path(Path file) {
        return file.toAbsolutePath().toString();
    }
}
