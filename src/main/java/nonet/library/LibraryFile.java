package nonet.library;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.files.DiskFullException;
import nonet.files.PrivateFiles;
import nonet.files.SideFile;
import org.jspecify.annotations.Nullable;

/// The database file of the library. It is opened on first use.
///
/// Two programs may have it open: writes are short transactions that wait for each other, and with a write-ahead log a
/// crash loses nothing but the transaction it interrupts.
public final class LibraryFile implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(LibraryFile.class.getName());
    private static final int PATIENCE_MILLIS = 10_000;

    private static final int PAUSE_MILLIS = 10;

    /// SQLite's error codes for a statement that does not fit the tables, a file or folder that may not be written, a
    /// locked file, a corrupt one, a full disk, and a file that is not a database.
    private static final int MISFIT = 1;

    private static final int READ_ONLY = 8;

    private static final int BUSY = 5;

    private static final int CORRUPT = 11;

    private static final int FULL = 13;

    private static final int NO_DATABASE = 26;

    private final Path file;
    private final Supplier<List<Pack>> packs;
    private @Nullable Connection connection;
    private @Nullable Library library;
    private @Nullable Path damaged;
    private int damagedPuzzles;
    /// Whether the open file turned out to be damaged.
    private volatile boolean broken;

    /// Thrown if a newer Nonet has written the file, which is then left alone.
    public static final class TooNew extends IOException {

        private static final long serialVersionUID = 1;

        TooNew(Path file) {
            super(file + " was written by a newer version");
        }
    }

    /// Thrown if another program changes the file for so long that waiting ends.
    public static final class InUse extends IOException {

        private static final long serialVersionUID = 1;

        InUse(Path file, SQLException cause) {
            super(file + " is in use by another program", cause);
        }
    }

    /// @param file need not exist, nor its folder
    /// @param packs the packs of the library; called when it is opened
    public LibraryFile(Path file, Supplier<List<Pack>> packs) {
        this.file = file;
        this.packs = packs;
    }

    /// Returns the library. A damaged file is put aside and a new one created, also if the damage was found only after
    /// it was opened; damaged puzzles in a sound file are put aside in it. An older file is upgraded, with a backup of the
    /// old one next to it.
    ///
    /// @throws TooNew if a newer Nonet wrote it
    /// @throws InUse if another program changes it for long
    /// @throws AccessDeniedException if it, or its folder, may not be written
    /// @throws IOException if it cannot be opened
    public synchronized Library library() throws IOException {
        Library open = library;
        if (open != null && broken) {
            LOG.warning("The library turned out to be damaged");
            open = begunAnew();
            library = open;
        }
        if (open == null) {
            PrivateFiles.createFolderOf(file);
            try {
                open = tryOpen();
            } catch (SQLException failed) {
                // Tables that do not fit the version of the file are damaged, or their version is.
                if (!isDamage(failed) && code(failed) != MISFIT) {
                    throw failure(failed);
                }
                LOG.log(Level.WARNING, "The library is damaged", failed);
                open = begunAnew();
            }
            library = open;
        }
        return open;
    }

    /// Tests whether the file exists, so that the library was used before.
    public boolean isThere() {
        return Files.exists(file);
    }

    /// Returns where a damaged file was put, or null if there was none.
    public synchronized @Nullable Path damaged() {
        return damaged;
    }

    /// Returns the number of damaged puzzles that were put aside when the file was opened.
    public synchronized int damagedPuzzles() {
        return damagedPuzzles;
    }

    @Override
    public synchronized void close() {
        library = null;
        broken = false;
        Connection open = connection;
        connection = null;
        try {
            if (open != null) {
                open.close();
            }
        } catch (SQLException failed) {
            LOG.log(Level.WARNING, "The library was not closed well", failed);
        }
    }

    private Library begunAnew() throws IOException {
        close();
        Path aside = SideFile.free(file, "damaged");
        damaged = aside;
        Files.move(file, aside);
        // The log may contain the newest transactions, and a new file must not meet the log of an old one.
        for (Path part : List.of(wal(), beside("-shm"))) {
            if (Files.exists(part)) {
                String extension = part.toString().substring(file.toString().length());
                Files.move(part, aside.resolveSibling(aside.getFileName() + extension));
            }
        }
        try {
            return tryOpen();
        } catch (SQLException failed) {
            throw failure(failed);
        }
    }

    private Library tryOpen() throws SQLException, IOException {
        // SQLite takes an empty file for a new library and would delete the log with all its content.
        if (Files.exists(wal()) && Files.size(wal()) > 0 && Files.exists(file) && Files.size(file) == 0) {
            throw new SQLException("the file is empty, and its log is not", "", CORRUPT);
        }
        // SQLite gives its files beside it the same permissions.
        PrivateFiles.create(file);
        Properties properties = new Properties();
        properties.setProperty("busy_timeout", Integer.toString(PATIENCE_MILLIS));
        properties.setProperty("foreign_keys", "true");
        Connection opened = DriverManager.getConnection("jdbc:sqlite:" + file, properties);
        connection = opened;
        Sql sql = new Sql(opened);
        keepLog(sql);
        // What the user removes, such as the film of a solve, is overwritten and not only unlinked.
        sql.list("PRAGMA secure_delete = ON", row -> row.getLong(1));
        check(sql);
        int version = Schema.version(sql);
        if (version > Schema.latest()) {
            close();
            throw new TooNew(file);
        }
        if (version < 0) {
            throw new SQLException("the version is " + version, "", CORRUPT);
        }
        if (version > 0 && version < Schema.latest()) {
            sql.run("VACUUM INTO ?", SideFile.free(file, "version-" + version).toString());
        }
        Schema.bring(sql, Schema.latest());
        if (!Schema.isComplete(sql)) {
            throw new SQLException("tables or columns are missing", "", CORRUPT);
        }
        Library made = new Library(sql, this::failure);
        damagedPuzzles = made.putAsideDamage();
        made.putPacks(packs.get());
        return made;
    }

    /// Checks tables and indexes. Indexes that differ from their tables are made anew from them.
    ///
    /// @throws SQLException if the tables are damaged
    private static void check(Sql sql) throws SQLException {
        if (!answer(sql, "PRAGMA integrity_check(1)").equals("ok")) {
            String tables = answer(sql, "PRAGMA quick_check(1)");
            if (!tables.equals("ok")) {
                throw new SQLException(tables, "", CORRUPT);
            }
            LOG.warning("The indexes of the library are damaged");
            try {
                sql.run("REINDEX");
            } catch (SQLException failed) {
                throw new SQLException("rows are damaged and equal", "", CORRUPT, failed);
            }
        }
    }

    private static String answer(Sql sql, String question) throws SQLException {
        return sql.list(question, row -> row.getString(1)).getFirst();
    }

    /// Switches to a write-ahead log. While another program does the same on a new file, SQLite reports that the file is
    /// busy at once, whatever the timeout of the connection.
    private static void keepLog(Sql sql) throws SQLException {
        for (int waited = 0; ; waited += PAUSE_MILLIS) {
            try {
                sql.list("PRAGMA journal_mode = WAL", row -> row.getString(1));
                return;
            } catch (SQLException failed) {
                if (code(failed) != BUSY || waited >= PATIENCE_MILLIS) {
                    throw failed;
                }
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS));
            }
        }
    }

    private Path wal() {
        return beside("-wal");
    }

    private Path beside(String extension) {
        return file.resolveSibling(file.getFileName() + extension);
    }

    /// Returns a failure of SQLite as one of the file, and remembers that the file is damaged if it says so.
    IOException failure(SQLException failed) {
        IOException typed = switch (code(failed)) {
            case FULL -> new DiskFullException(file, failed);
            case BUSY -> new InUse(file, failed);
            case READ_ONLY -> new AccessDeniedException(file.toString());
            default -> new IOException("the library does not answer: " + file, failed);
        };
        broken = broken || isDamage(failed);
        return typed;
    }

    private static boolean isDamage(SQLException failed) {
        int code = code(failed);
        return code == CORRUPT || code == NO_DATABASE;
    }

    /// Returns the error code of SQLite without its details.
    private static int code(SQLException failed) {
        return failed.getErrorCode() & 0xFF;
    }
}
