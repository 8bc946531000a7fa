package nonet.photo.model;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// The digits of the font faces that sheets are drawn with, by family. The order depends on the paths of the fonts only.
final class FontFaces {

    /// The digits of a face as outlines whose height is that of the digit 8.
    ///
    /// @param name the path of the font below the folder of fonts
    record Face(String name, List<Shape> digits, boolean written) implements Lettering {

        @Override
        public Shape digit(int digit, double size, RandomGenerator random) {
            return digits.get(digit - 1);
        }

        @Override
        public double loose() {
            return written ? 0.05 : 0.012;
        }
    }

    /// Packages of typefaces that imitate handwriting.
    private static final List<String> WRITTEN = List.of(
            "breip",
            "dancing",
            "dkg",
            "dustin",
            "ecolier",
            "femkeklaver",
            "humor",
            "kristi",
            "rufscript",
            "tomsontalks");

    /// Families like those that newspapers, books and programs use, drawn more often than others.
    private static final List<String> COMMON = List.of(
            "urw-base35",
            "liberation",
            "croscore",
            "crosextra",
            "texgyre",
            "freefont",
            "roboto",
            "open-sans",
            "lato",
            "dejavu",
            "cantarell",
            "inter",
            "noto");

    private final List<List<Face>> families = new ArrayList<>();
    private final List<List<Face>> common = new ArrayList<>();
    private final List<List<Face>> written = new ArrayList<>();

    /// Loads the fonts of the list `fonts.tsv`.
    ///
    /// @param folder a folder such as `/usr/share/fonts`
    /// @throws IOException if a font is missing or has another content; the message names its Debian package
    FontFaces(Path folder) throws IOException {
        Map<String, List<Face>> byFamily = new TreeMap<>();
        for (FontList.Entry entry : FontList.read()) {
            Path file = entry.checked(folder);
            Face face = face(file, entry.path());
            if (face != null) {
                byFamily.computeIfAbsent(family(entry.path()), _ -> new ArrayList<>())
                        .add(face);
            }
        }
        byFamily.forEach((name, faces) -> {
            if (faces.getFirst().written) {
                written.add(faces);
            } else {
                families.add(faces);
            }
            if (COMMON.stream().anyMatch(name::contains)) {
                common.add(faces);
            }
        });
    }

    int families() {
        return families.size() + written.size();
    }

    int faces() {
        return Stream.concat(families.stream(), written.stream())
                .mapToInt(List::size)
                .sum();
    }

    /// Returns a face of a printed font.
    Face printed(RandomGenerator random) {
        return any(random.nextInt(10) < 4 ? common : families, random);
    }

    /// Returns a face of a font that looks written.
    Face written(RandomGenerator random) {
        return any(written, random);
    }

    private static Face any(List<List<Face>> families, RandomGenerator random) {
        List<Face> faces = families.get(random.nextInt(families.size()));
        return faces.get(random.nextInt(faces.size()));
    }

    private static String family(String name) {
        String folder = name.contains("/") ? name.substring(0, name.lastIndexOf('/')) : "";
        String file = name.substring(name.lastIndexOf('/') + 1).replaceFirst("\\.[a-z0-9]+$", "");
        return folder + "/" + file.replaceFirst("[-_](.*)$", "");
    }

    private static Face face(Path file, String name) {
        try {
            int kind = name.endsWith(".pfb") ? Font.TYPE1_FONT : Font.TRUETYPE_FONT;
            Font font = Font.createFont(kind, file.toFile()).deriveFont(100f);
            List<Shape> digits = new ArrayList<>();
            for (char digit = '1'; digit <= '9'; digit++) {
                if (!font.canDisplay(digit)) {
                    return null;
                }
                digits.add(font.createGlyphVector(new FontRenderContext(null, true, true), String.valueOf(digit))
                        .getOutline());
            }
            boolean written = WRITTEN.stream().anyMatch(name.toLowerCase(Locale.ROOT)::contains);
            return areDigits(digits) ? new Face(name, scaled(digits), written) : null;
        } catch (FontFormatException | IOException | RuntimeException unusable) {
            return null;
        }
    }

    /// Tests whether the outlines are neither empty nor alike nor of very different height.
    private static boolean areDigits(List<Shape> digits) {
        double height = digits.get(7).getBounds2D().getHeight();
        for (Shape digit : digits) {
            Rectangle2D box = digit.getBounds2D();
            if (box.isEmpty()
                    || box.getHeight() < 0.62 * height
                    || box.getHeight() > 1.5 * height
                    || box.getWidth() > 1.3 * height) {
                return false;
            }
        }
        for (int one = 0; one < 9; one++) {
            for (int other = 0; other < one; other++) {
                if (isAlike(digits.get(one), digits.get(other))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isAlike(Shape one, Shape other) {
        Rectangle2D a = one.getBounds2D();
        Rectangle2D b = other.getBounds2D();
        if (Math.abs(a.getWidth() - b.getWidth()) > 1 || Math.abs(a.getHeight() - b.getHeight()) > 1) {
            return false;
        }
        Area difference = new Area(one);
        difference.exclusiveOr(new Area(AffineTransform.getTranslateInstance(a.getX() - b.getX(), a.getY() - b.getY())
                .createTransformedShape(other)));
        Rectangle2D left = difference.getBounds2D();
        return left.getWidth() < 2 || left.getHeight() < 2;
    }

    private static List<Shape> scaled(List<Shape> digits) {
        Rectangle2D eight = digits.get(7).getBounds2D();
        AffineTransform scale = AffineTransform.getScaleInstance(1 / eight.getHeight(), 1 / eight.getHeight());
        return digits.stream()
                .map(digit -> {
                    Rectangle2D box = digit.getBounds2D();
                    AffineTransform move = new AffineTransform(scale);
                    move.translate(-box.getCenterX(), -eight.getCenterY());
                    return move.createTransformedShape(digit);
                })
                .toList();
    }
}
