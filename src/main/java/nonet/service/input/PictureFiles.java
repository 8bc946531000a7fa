package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nonet.photo.load.PictureKind;

/// The pictures among files and in folders.
///
/// @param pictures the pictures; those of a folder in the order of their names
/// @param others what is in the folders besides: other files, and folders, which are not searched
public record PictureFiles(List<Path> pictures, List<Path> others) {

    private static final int HEAD = 32;

    public PictureFiles {
        pictures = List.copyOf(pictures);
        others = List.copyOf(others);
    }

    /// Returns the pictures. A file that is named is always one of them; hidden files in folders are passed over.
    ///
    /// @throws IOException if a folder cannot be read
    public static PictureFiles of(List<Path> files) throws IOException {
        List<Path> pictures = new ArrayList<>();
        List<Path> others = new ArrayList<>();
        for (Path file : files) {
            if (!Files.isDirectory(file)) {
                pictures.add(file);
                continue;
            }
            try (Stream<Path> inside = Files.list(file)) {
                for (Path each : inside.sorted().toList()) {
                    if (!Files.isHidden(each)) {
                        (isPicture(each) ? pictures : others).add(each);
                    }
                }
            }
        }
        return new PictureFiles(pictures, others);
    }

    /// Tests whether a file is a picture by its name or its first bytes.
    public static boolean isPicture(Path file) {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        if (PictureKind.ofName(String.valueOf(file.getFileName())) != PictureKind.NONE) {
            return true;
        }
        try (InputStream in = Files.newInputStream(file)) {
            return PictureKind.of(in.readNBytes(HEAD)) != PictureKind.NONE;
        } catch (IOException unreadable) {
            return false;
        }
    }
}
