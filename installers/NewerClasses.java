import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Rewrites the jars of a program whose classes are in a format older than that of Java 6, with the same instructions in
/// the format of Java 8. Java does not take such old classes into a start cache, and reading and verifying those of
/// picocli would take a fifth of a short command.
final class NewerClasses {

    /// The length of the beginning of a class with its version.
    private static final int HEAD = 8;

    private static final String NOTICE = "META-INF/CHANGES.txt";

    private NewerClasses() {}

    /// @param folder the folder of the jars
    static void convert(Path folder) throws IOException {
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.jar")) {
            for (Path jar : jars) {
                renew(jar);
            }
        }
    }

    private static void renew(Path jar) throws IOException {
        ByteArrayOutputStream renewed = new ByteArrayOutputStream();
        int old = 0;
        try (JarFile in = new JarFile(jar.toFile());
                URLClassLoader classes =
                        new URLClassLoader(new URL[] {jar.toUri().toURL()});
                ZipOutputStream out = new ZipOutputStream(renewed)) {
            List<JarEntry> entries = Collections.list(in.entries());
            if (!hasOld(in, entries)) {
                return;
            }
            ClassFile format = ClassFile.of(
                    ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
                    ClassFile.ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(classes)
                            .orElse(ClassHierarchyResolver.defaultResolver())));
            for (JarEntry entry : entries) {
                byte[] content = content(in, entry, Integer.MAX_VALUE);
                if (isOld(entry, content)) {
                    content = renewed(format, content);
                    old++;
                }
                add(out, entry, entry.getName(), content);
            }
            String notice =
                    "The classes were converted to a newer format when Nonet was built; their code is unchanged.\n";
            add(out, in.getEntry(JarFile.MANIFEST_NAME), NOTICE, notice.getBytes(StandardCharsets.UTF_8));
        }
        Files.write(jar, renewed.toByteArray());
        System.out.println(jar.getFileName() + ": " + old + " classes converted");
    }

    private static boolean hasOld(JarFile jar, List<JarEntry> entries) throws IOException {
        for (JarEntry entry : entries) {
            if (isOld(entry, content(jar, entry, HEAD))) {
                return true;
            }
        }
        return false;
    }

    private static byte[] content(JarFile jar, JarEntry entry, int most) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readNBytes(most);
        }
    }

    private static boolean isOld(JarEntry entry, byte[] content) {
        return entry.getName().endsWith(".class") && content[HEAD - 1] < ClassFile.JAVA_6_VERSION;
    }

    private static byte[] renewed(ClassFile format, byte[] content) {
        ClassModel old = format.parse(content);
        return format.transformClass(old, (made, element) -> {
            switch (element) {
                case ClassFileVersion _ -> made.withVersion(ClassFile.JAVA_8_VERSION, 0);
                case MethodModel method ->
                    made.transformMethod(method, MethodTransform.transformingCode(CodeTransform.ACCEPT_ALL));
                default -> made.with(element);
            }
        });
    }

    /// Adds a file with the date of another, so that two builds are equal.
    private static void add(ZipOutputStream out, ZipEntry dated, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(dated.getTimeLocal());
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
    }
}
