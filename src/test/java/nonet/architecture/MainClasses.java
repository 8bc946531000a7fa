package nonet.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import nonet.grid.Cell;
import org.junit.jupiter.api.DynamicTest;

/// The classes of the program, without its tests and its libraries, wherever they were compiled to.
public final class MainClasses {

    static final Path FOLDER = folder();

    private MainClasses() {}

    /// Returns the classes of a package and of those in it.
    public static JavaClasses in(String room) {
        return Imported.CLASSES.that(JavaClass.Predicates.resideInAPackage(room + ".."));
    }

    /// Returns the classes of a package and of those in it, loaded and not initialized. That takes a fraction of the time in
    /// which what they call is read.
    public static Stream<Class<?>> loaded(String room) {
        try (Stream<Path> files = Files.walk(FOLDER.resolve(room.replace('.', '/')))) {
            return files
                    .map(file -> FOLDER.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> file.replaceFirst("\\.class$", "").replace(File.separatorChar, '.'))
                    .<Class<?>>map(MainClasses::load)
                    .toList()
                    .stream();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, Cell.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(missing);
        }
    }

    /// Returns a test of each rule that is a static field of a class. They are plain tests, not those of ArchUnit's own
    /// engine, which would run after all others instead of beside them.
    static Stream<DynamicTest> tests(Class<?> holder) {
        return Arrays.stream(holder.getDeclaredFields())
                .filter(field -> field.getType() == ArchRule.class)
                .map(field -> DynamicTest.dynamicTest(
                        field.getName(), () -> rule(field).check(Imported.CLASSES)));
    }

    private static ArchRule rule(Field field) throws IllegalAccessException {
        return (ArchRule) field.get(null);
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

    /// Read when first asked for.
    private static final class Imported {

        private static final JavaClasses CLASSES = new ClassFileImporter().importPath(FOLDER);
    }
}
