import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/// Makes from `target/nonet` what people install: `mvn package exec:exec@make -Dmake=KIND`. The licenses of what it contains
/// and the guide as pages are added to that folder first, and its oldest classes are converted for quick starts.
///
/// - `installer`: an image with its own Java, and the packages of this system, in `target/installer`
/// - `portable`: an archive for any system with Java, in `target/portable`
/// - `release`: the jars of the sources and of the Javadoc of `nonet.api`, beside the jar
final class Build {

    private static final String MAINTAINER = "NONET_MAINTAINER";
    private static final String UNKNOWN_MAINTAINER = "Nonet <nonet@nonet.invalid>";
    private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");
    private static final List<String> SYSTEMS = List.of("linux", "linux-aarch64", "mac", "mac-aarch64", "win");
    private static final Predicate<String> NATIVE = name -> name.matches("[^/]*\\.(so|dylib|dll)");

    private final Path target = Path.of("target");
    private final Path program = target.resolve("nonet");
    private final Element project;
    private final String version;
    private final Instant time;

    private Build() throws IOException, ParserConfigurationException, SAXException {
        project = DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse("pom.xml")
                .getDocumentElement();
        version = text(project, "version");
        time = Instant.parse(property("project.build.outputTimestamp"));
    }

    static void main(String... arguments) throws Exception {
        Build build = new Build();
        if (!Files.isDirectory(build.program)) {
            throw new IllegalStateException("There is no " + build.program + "; mvn package makes it.");
        }
        String kind = String.join(" ", arguments);
        if (!List.of("installer", "portable", "release").contains(kind)) {
            throw new IllegalArgumentException("Choose one of: installer, portable, release.");
        }
        build.complete();
        switch (kind) {
            case "installer" -> build.installer();
            case "portable" -> build.portable();
            default -> build.release();
        }
    }

    private void complete() throws IOException, InterruptedException {
        NewerClasses.convert(program.resolve("lib"));
        Legal.write(program);
        Path guide = program.resolve("guide");
        delete(guide);
        String launcher = WINDOWS ? "bin/nonet.bat" : "bin/nonet";
        run(program.resolve(launcher).toAbsolutePath(), "guide", "--out", guide);
    }

    private String property(String name) {
        return text(child(project, "properties"), name);
    }

    private static String text(Element parent, String name) {
        return child(parent, name).getTextContent().strip();
    }

    private static Element child(Element parent, String name) {
        for (var node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                return element;
            }
        }
        throw new IllegalStateException("pom.xml has no " + name + " in " + parent.getTagName() + ".");
    }

    private void installer() throws IOException, InterruptedException {
        Path folder = target.resolve("installer");
        delete(folder);
        jars(Files.createDirectories(folder.resolve("lib")));
        tool("jlink", "@installers/runtime.options", "--output", folder.resolve("runtime"));
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("linux")) {
            String maintainer = Objects.requireNonNullElse(System.getenv(MAINTAINER), "");
            run(
                    "installers/linux/build",
                    version,
                    time,
                    maintainer.isBlank() ? UNKNOWN_MAINTAINER : maintainer,
                    text(project, "url"),
                    program.toAbsolutePath(),
                    folder.toAbsolutePath());
        } else if (system.contains("mac")) {
            packages(folder, "mac", "Nonet.app");
        } else {
            packages(folder, "windows", "Nonet");
        }
    }

    /// Copies the jars without native libraries: those of this system lie beside them, as in `target/nonet`. Nonet's own and
    /// those of JavaFX are stored, since a package compresses them better than a jar does.
    private void jars(Path folder) throws IOException {
        for (Path jar : files(program.resolve("lib"), name -> name.endsWith(".jar"))) {
            String name = jar.getFileName().toString();
            Path copy = folder.resolve(name);
            if (name.startsWith("sqlite-jdbc-")) {
                copy(jar, copy, ZipEntry.DEFLATED, entry -> !entry.startsWith("org/sqlite/native/"));
            } else if (name.startsWith("javafx-") || name.equals("nonet-" + version + ".jar")) {
                copy(jar, copy, ZipEntry.STORED, NATIVE.negate());
            } else {
                Files.copy(jar, copy);
            }
        }
    }

    private void copy(Path jar, Path copy, int method, Predicate<String> wanted) throws IOException {
        try (ZipFile from = new ZipFile(jar.toFile());
                OutputStream file = Files.newOutputStream(copy);
                ZipOutputStream to = new ZipOutputStream(file)) {
            for (ZipEntry entry : Collections.list(from.entries())) {
                if (!wanted.test(entry.getName())) {
                    continue;
                }
                byte[] content = from.getInputStream(entry).readAllBytes();
                CRC32 sum = new CRC32();
                sum.update(content);
                ZipEntry same = new ZipEntry(entry.getName());
                same.setMethod(entry.isDirectory() ? ZipEntry.STORED : method);
                same.setSize(content.length);
                same.setCrc(sum.getValue());
                same.setTimeLocal(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
                to.putNextEntry(same);
                to.write(content);
            }
        }
    }

    private void packages(Path folder, String system, String image) throws IOException, InterruptedException {
        List<Object> texts = List.of(
                "--name",
                "Nonet",
                "--app-version",
                version,
                "--description",
                text(project, "description"),
                "--vendor",
                text(project, "name"),
                "--dest");
        List<Object> options = new ArrayList<>(texts);
        options.addAll(List.of(
                folder.resolve("image"),
                "--type",
                "app-image",
                "--module-path",
                folder.resolve("lib"),
                "--module",
                property("main.module") + "/" + property("main.class"),
                "--runtime-image",
                folder.resolve("runtime")));
        for (String java : List.of(
                "--enable-native-access=javafx.graphics,org.xerial.sqlitejdbc",
                "--add-modules=ALL-MODULE-PATH",
                "-XX:CompileThresholdScaling=10",
                "-XX:+UseSerialGC",
                "-Djdk.reflect.useNativeAccessorOnly=true",
                "-Xms96m",
                "-Xmx528m",
                "-XX:MaxNewSize=48m",
                "-XX:MinHeapFreeRatio=5",
                "-XX:MaxHeapFreeRatio=10",
                "-XX:-ShrinkHeapInSteps")) {
            options.addAll(List.of("--java-options", java));
        }
        for (String content : List.of("legal", "guide")) {
            options.addAll(List.of("--app-content", program.resolve(content)));
        }
        options.add("@installers/" + system + "/image.options");
        tool("jpackage", options.toArray());
        options = new ArrayList<>(texts);
        options.addAll(List.of(folder, "--app-image", folder.resolve("image", image)));
        options.add("@installers/" + system + "/package.options");
        tool("jpackage", options.toArray());
    }

    /// Only `javafx.graphics` differs between systems.
    private void portable() throws IOException, InterruptedException {
        String name = "nonet-" + version;
        Path folder = target.resolve("portable", name);
        delete(folder);
        for (Path file : files(program, Build::isPortable)) {
            Path copy = folder.resolve(program.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
        }
        for (String system : SYSTEMS) {
            maven(
                    "dependency:copy",
                    "-Dartifact=org.openjfx:javafx-graphics:" + property("javafx.version") + ":jar:" + system,
                    "-DoutputDirectory=" + folder.resolve("javafx", system));
        }
        Path archive = target.resolve("portable", name + ".zip");
        Files.deleteIfExists(archive);
        try (FileSystem zip =
                FileSystems.newFileSystem(archive, Map.of("create", "true", "enablePosixFileAttributes", "true"))) {
            for (Path file : files(folder, _ -> true)) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                Path copy = zip.getPath(name, path);
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
                boolean starts = path.equals("bin/nonet") || path.equals("prepare-start");
                Files.setPosixFilePermissions(
                        copy, PosixFilePermissions.fromString(starts ? "rwxr-xr-x" : "rw-r--r--"));
                Files.setLastModifiedTime(copy, FileTime.from(time));
            }
            try (Stream<Path> all = Files.walk(zip.getPath(name))) {
                for (Path directory : all.filter(Files::isDirectory).toList()) {
                    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
                    Files.setLastModifiedTime(directory, FileTime.from(time));
                }
            }
        }
    }

    private static boolean isPortable(String path) {
        return !path.matches(".*\\.(aot|sum)|bin/.*\\.dll|lib/.*\\.(so|dylib|dll)|lib/javafx-graphics-.*");
    }

    private void release() throws IOException, InterruptedException {
        Path docs = target.resolve("javadoc");
        delete(docs);
        tool(
                "javadoc",
                "-quiet",
                "-notimestamp",
                "-Xdoclint:all,-missing",
                "--module-path",
                program.resolve("lib"),
                "--source-path",
                "src/main/java",
                "-d",
                docs,
                "nonet.api");
        jar("javadoc", "-C", docs, ".");
        jar("sources", "-C", "src/main/java", ".", "-C", "src/main/resources", ".");
    }

    private void jar(String kind, Object... content) throws IOException, InterruptedException {
        List<Object> options = new ArrayList<>(List.of(
                "--create", "--file", target.resolve("nonet-" + version + "-" + kind + ".jar"), "--date=" + time));
        options.addAll(List.of(content));
        tool("jar", options.toArray());
    }

    /// Returns the files in a folder and below whose path in it is wanted, in the order of their names.
    private static List<Path> files(Path folder, Predicate<String> wanted) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .filter(file ->
                            wanted.test(folder.relativize(file).toString().replace('\\', '/')))
                    .sorted()
                    .toList();
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
    }

    /// Runs a goal of Maven, with the user's `MAVEN_ARGS`.
    static void maven(Object... options) throws IOException, InterruptedException {
        run(
                WINDOWS ? "mvn.cmd" : "mvn",
                Stream.concat(Stream.of("-B", "-ntp", "-q"), Stream.of(options)).toArray());
    }

    /// Runs a tool of the JDK that runs this program.
    private static void tool(String name, Object... options) throws IOException, InterruptedException {
        run(Path.of(System.getProperty("java.home"), "bin", name), options);
    }

    private static void run(Object command, Object... options) throws IOException, InterruptedException {
        List<String> words = Stream.concat(Stream.of(command), Stream.of(options))
                .map(Object::toString)
                .toList();
        int code = new ProcessBuilder(words).inheritIO().start().waitFor();
        if (code != 0) {
            throw new IOException("Exit code " + code + ": " + String.join(" ", words));
        }
    }
}
