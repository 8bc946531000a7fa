package nonet.service.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import nonet.files.AtomicFile;
import nonet.sat.Proof;

/// A proof with its formula in one file: a ZIP archive of `step.cnf` (DIMACS) and `step.drat` (DRAT).
public final class ProofArchive {

    private ProofArchive() {}

    /// Writes the archive, completely or not at all.
    ///
    /// @param statement what is proved, on one line
    public static void write(Path file, Proof proof, String statement) throws IOException {
        AtomicFile.write(file, out -> {
            ZipOutputStream zip = new ZipOutputStream(out);
            add(zip, "step.cnf", entry -> proof.formula().writeTo(entry, List.of(statement)));
            add(zip, "step.drat", proof::writeTo);
            zip.finish();
        });
    }

    private static void add(ZipOutputStream zip, String name, AtomicFile.Content content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        content.writeTo(zip);
        zip.closeEntry();
    }
}
