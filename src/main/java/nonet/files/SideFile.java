package nonet.files;

import java.nio.file.Files;
import java.nio.file.Path;

/// Names for files next to another one.
public final class SideFile {

    private SideFile() {}

    /// Returns a free name next to a file, such as `library.damaged-2.db`.
    ///
    /// @param why the word in the name that states the purpose of the new file
    public static Path free(Path file, String why) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        String stem = dot < 0 ? name : name.substring(0, dot);
        String extension = dot < 0 ? "" : name.substring(dot);
        for (int number = 1; ; number++) {
            Path free = file.resolveSibling(stem + "." + why + "-" + number + extension);
            if (!Files.exists(free)) {
                return free;
            }
        }
    }
}
