package nonet.architecture;

import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.LocationProvider;
import java.nio.file.Path;
import java.util.Set;

/// The classes of the program, without its tests and its libraries.
final class MainClasses implements LocationProvider {

    static final Path FOLDER = Path.of("target", "classes");

    @Override
    public Set<Location> get(Class<?> testClass) {
        return Set.of(Location.of(FOLDER));
    }
}
