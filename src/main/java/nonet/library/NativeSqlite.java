package nonet.library;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.files.AtomicFile;
import nonet.files.PrivateFiles;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/// SQLite's native library. It is next to the jars of the installed program; without an installation it is unpacked
/// once. By default, the driver would unpack it at each start into the temporary folder, which may forbid execution,
/// and where a killed process leaves it behind.
public final class NativeSqlite {

    private static final Logger LOG = Logger.getLogger(NativeSqlite.class.getName());

    private NativeSqlite() {}

    /// Sets the location of the library for the driver. Must be called before a library is opened.
    ///
    /// @param folder the folder to unpack to if the program is not installed
    public static void locate(Path folder) {
        if (System.getProperty("org.sqlite.lib.path") != null) {
            return;
        }
        String name = LibraryLoaderUtil.getNativeLibName();
        try {
            Path installed = installed(name);
            Path library = installed == null ? unpacked(folder, name) : installed;
            if (library != null) {
                System.setProperty("org.sqlite.lib.path", String.valueOf(library.getParent()));
                System.setProperty("org.sqlite.lib.name", String.valueOf(library.getFileName()));
            }
        } catch (IOException | URISyntaxException failed) {
            LOG.log(Level.WARNING, "SQLite's library is unpacked anew", failed);
        }
    }

    private static @Nullable Path installed(String name) throws URISyntaxException {
        CodeSource source = NativeSqlite.class.getProtectionDomain().getCodeSource();
        Path library = Path.of(source.getLocation().toURI()).resolveSibling(name);
        return Files.isRegularFile(library) ? library : null;
    }

    private static @Nullable Path unpacked(Path folder, String name) throws IOException {
        String resource = "/" + LibraryLoaderUtil.getNativeLibResourcePath().replace('\\', '/') + "/" + name;
        try (InputStream in = SQLiteJDBCLoader.class.getResourceAsStream(resource)) {
            if (in == null) {
                return null;
            }
            byte[] content = in.readAllBytes();
            Path library = folder.resolve("sqlite-" + SQLiteJDBCLoader.getVersion())
                    .resolve(name)
                    .toAbsolutePath();
            if (!Files.isRegularFile(library) || Files.size(library) != content.length) {
                PrivateFiles.createFolderOf(library);
                AtomicFile.write(library, out -> out.write(content));
            }
            return library;
        }
    }
}
