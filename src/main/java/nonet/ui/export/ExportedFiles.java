package nonet.ui.export;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyListWrapper;
import javafx.collections.FXCollections;
import nonet.ui.kit.window.DesktopActions;

/// The files of the last export, which can be opened and shown in their folder.
public final class ExportedFiles {

    private final DesktopActions desktop;
    private final ReadOnlyListWrapper<Path> files = new ReadOnlyListWrapper<>(FXCollections.observableArrayList());

    /// Tests whether there are any.
    public final BooleanExpression present = files.emptyProperty().not();

    ExportedFiles(DesktopActions desktop) {
        this.desktop = desktop;
    }

    void set(List<Path> written) {
        files.setAll(written);
    }

    /// Opens the first file with the program that the desktop has for it.
    public void open() {
        files.stream().findFirst().ifPresent(desktop::open);
    }

    /// Shows the first file in its folder.
    public void showInFolder() {
        files.stream().findFirst().ifPresent(desktop::showInFolder);
    }
}
