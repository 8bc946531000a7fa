package nonet.ui.shell.file;

import java.nio.file.Path;
import java.util.Locale;
import nonet.play.Document;
import nonet.settings.Origin;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.playback.Playback;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.FrameController;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.io.TempDir;

/// Tests of opening and saving files, without a window: the controllers, and a folder for the files.
abstract class FilesTest {

    final Playback playback = new Playback(new InlineTasks(), StepEngine.SHRINKING, System::nanoTime);
    final RecordingPrompts person = new RecordingPrompts();
    final Messages messages = new Messages(Locale.US, "nonet.log");
    final EditController edit;
    final FileController files;
    final SaveController saving;

    @TempDir
    Path folder;

    /// @param document on the board at the beginning
    FilesTest(Document document) {
        edit = new EditController(document, Room.PLAY);
        DocumentIdentity identity = new DocumentIdentity(edit, playback, Origin.NONE, _ -> {});
        files = new FileController(messages, new InlineTasks(), person, edit, playback, identity);
        saving = new SaveController(
                messages,
                new InlineTasks(),
                person,
                edit,
                new FrameController(edit, playback.search),
                playback,
                identity);
    }
}
