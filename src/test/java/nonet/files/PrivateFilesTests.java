package nonet.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs({OS.LINUX, OS.MAC})
class PrivateFilesTests {

    @TempDir
    private Path folder;

    @Test
    void onlyTheirOwnerCanReadThem() throws IOException {
        Path own = folder.resolve("config/own");
        PrivateFiles.createFolder(own);
        assertThat(permissions(own)).isEqualTo("rwx------");
        assertThat(permissions(own.getParent())).isEqualTo("rwx------");

        Path created = own.resolve("created");
        PrivateFiles.create(created);
        assertThat(permissions(created)).isEqualTo("rw-------");

        Path open = Files.createFile(
                own.resolve("open"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-r--r--")));
        AtomicFile.write(open, out -> out.write('1'));
        assertThat(permissions(open)).isEqualTo("rw-r--r--");
        AtomicFile.writePrivate(open, out -> out.write('2'));
        assertThat(permissions(open)).isEqualTo("rw-------");
        assertThat(open).hasContent("2");

        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rw-rw-rw-"));
        PrivateFiles.create(open);
        assertThat(permissions(open)).isEqualTo("rw-------");
        assertThat(open).hasContent("2");
    }

    @Test
    void whatIsReadOnlyStaysSo() throws IOException {
        Path file = Files.createFile(
                folder.resolve("read-only"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("r--r--r--")));
        PrivateFiles.create(file);
        assertThat(permissions(file)).isEqualTo("r--------");
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }
}
