package nonet.architecture;

import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.LocationProvider;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import nonet.grid.Cell;

/// The classes of the program, without its tests and its libraries, wherever they were compiled to.
final class MainClasses implements LocationProvider {

    static final Path FOLDER = folder();

    @Override
    public Set<Location> get(Class<?> testClass) {
        return Set.of(Location.of(FOLDER));
    }

    private static Path folder() {
        try {
            return Path.of(Cell.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException wrong) {
            throw new IllegalStateException(wrong);
        }
    }
}
