package nonet.library;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Statements on one connection, which one thread uses at a time.
final class Sql {

    private final Connection connection;
    private boolean together;

    Sql(Connection connection) {
        this.connection = connection;
    }

    /// Creates an object from a row.
    @FunctionalInterface
    interface Row<T> {
        T of(ResultSet row) throws SQLException;
    }

    /// The arguments of a statement for one of several items.
    @FunctionalInterface
    interface Arguments<T> {

        /// Returns the arguments.
        ///
        /// @param changed the number of rows that were changed before
        Object[] of(T item, int changed);
    }

    /// Several statements of one transaction.
    @FunctionalInterface
    interface Work<T> {
        T run() throws SQLException;
    }

    <T> List<T> list(String query, Row<T> row, Object... arguments) throws SQLException {
        try (PreparedStatement statement = prepare(query, arguments);
                ResultSet rows = statement.executeQuery()) {
            List<T> list = new ArrayList<>();
            while (rows.next()) {
                list.add(row.of(rows));
            }
            return list;
        }
    }

    /// Returns the first object that a row creates, in the order of the rows, if there is one.
    <T> Optional<T> first(String query, Row<Optional<T>> row, Object... arguments) throws SQLException {
        try (PreparedStatement statement = prepare(query, arguments);
                ResultSet rows = statement.executeQuery()) {
            Optional<T> found = Optional.empty();
            while (found.isEmpty() && rows.next()) {
                found = row.of(rows);
            }
            return found;
        }
    }

    /// Returns the number that a query yields.
    long number(String query, Object... arguments) throws SQLException {
        return list(query, row -> row.getLong(1), arguments).getFirst();
    }

    /// Returns the number of rows changed.
    int run(String change, @Nullable Object... arguments) throws SQLException {
        try (PreparedStatement statement = prepare(change, arguments)) {
            return statement.execute() ? 0 : statement.getUpdateCount();
        }
    }

    /// Runs one change for each of several rows of arguments.
    ///
    /// @param watch receives the number of rows done, before each one
    /// @return the rows that were changed, in order
    <T> List<T> runAll(String change, List<T> items, Arguments<T> arguments, IntConsumer watch) throws SQLException {
        List<T> changed = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement(change)) {
            for (int i = 0; i < items.size(); i++) {
                watch.accept(i);
                Object[] values = arguments.of(items.get(i), changed.size());
                for (int at = 0; at < values.length; at++) {
                    statement.setObject(at + 1, values[at]);
                }
                if (statement.executeUpdate() > 0) {
                    changed.add(items.get(i));
                }
            }
        }
        return changed;
    }

    /// Runs the work as one transaction, completely or not at all, and excludes other writers. Within such work it is a part
    /// of it.
    <T> T together(Work<T> work) throws SQLException {
        if (together) {
            return work.run();
        }
        run("BEGIN IMMEDIATE");
        together = true;
        try {
            T result = work.run();
            run("COMMIT");
            return result;
        } catch (SQLException | RuntimeException | Error failed) {
            rollBack(failed);
            throw failed;
        } finally {
            together = false;
        }
    }

    /// Undoes a transaction. SQLite has done so already after some failures, such as a full disk, which must not hide them.
    private void rollBack(Throwable because) {
        try {
            run("ROLLBACK");
        } catch (SQLException undone) {
            because.addSuppressed(undone);
        }
    }

    private PreparedStatement prepare(String sql, @Nullable Object... arguments) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < arguments.length; i++) {
            statement.setObject(i + 1, arguments[i]);
        }
        return statement;
    }
}
