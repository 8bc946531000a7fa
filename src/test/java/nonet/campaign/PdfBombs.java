package nonet.campaign;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// Small PDF documents whose pages take endless work.
final class PdfBombs {

    private static final String PAGE = "1 0 0 1 0 0 cm 0 0 595 842 re f\n";

    /// The forms, patterns, shadings and masks of a page, which refer to each other.
    private static final int FIRST_FORM = 5;

    private static final int FORMS = 4;

    private static final String RESOURCES = "/Resources<</XObject<</F0 5 0 R/F1 6 0 R/F2 7 0 R/F3 8 0 R>>"
            + "/Pattern<</P 9 0 R>>/Shading<</S 10 0 R>>/ExtGState<</G 12 0 R>>>>";

    private static final String[] OPERATORS = {
        "q",
        "Q",
        "n",
        "f",
        "f*",
        "B",
        "S",
        "s",
        "h",
        "W n",
        "W* n",
        "BT",
        "ET",
        "/G gs",
        "/S sh",
        "/F0 Do",
        "/F1 Do",
        "/F2 Do",
        "/F3 Do",
        "/Pattern cs /P scn",
        "[0.01 0.02] 0 d",
        "[3 2] 1 d",
        "1 j 1 J",
        "BI /W 9 /H 9 /BPC 8 /CS /G ID"
    };

    private PdfBombs() {}

    /// Returns documents by what they repeat.
    static Map<String, byte[]> all(Random random) {
        Map<String, byte[]> all = new LinkedHashMap<>();
        String group = "/Group<</S/Transparency/I true>>";
        all.put("forms within forms", pdf("/F0 Do", "/F0 Do /F0 Do /F0 Do", ""));
        all.put("operators", pdf("q Q\n".repeat(5_000_000), "", ""));
        all.put("fills", pdf(PAGE.repeat(400_000), "", ""));
        all.put("groups", pdf("/F0 Do\n".repeat(9_000), PAGE, group));
        all.put("groups within groups", pdf("/F0 Do", PAGE + "/F0 Do /F0 Do", group));
        all.put("soft masks", pdf("/G gs 0 0 500 500 re f\n".repeat(9_000), PAGE, group));
        all.put("patterns", pdf("/Pattern cs /P scn\n" + PAGE.repeat(20_000), "", ""));
        all.put("shadings", pdf("/S sh\n".repeat(20_000), "", "", "sin ".repeat(1_000)));
        all.put("strokes", pdf("[3 2] 0 d 10 w 1 j 1 J 0 0 m\n" + curves(5_000, random) + "S\n", "", ""));
        all.put("clips", pdf("0 0 m\n" + curves(400, random) + "W n\n" + PAGE, "", ""));
        return all;
    }

    /// Returns a document of random operators on a page and in forms, patterns and masks.
    static byte[] random(Random random) {
        return pdf(
                operators(random, 1 + random.nextInt(300)),
                operators(random, random.nextInt(30)),
                random.nextBoolean() ? "/Group<</S/Transparency>>" : "");
    }

    private static String operators(Random random, int count) {
        StringBuilder operators = new StringBuilder();
        for (int i = 0; i < count; i++) {
            operators.append(
                    switch (random.nextInt(4)) {
                        case 0 -> numbers(4, random) + "re ";
                        case 1 -> numbers(2, random) + (random.nextBoolean() ? "m " : "l ");
                        case 2 -> numbers(6, random) + (random.nextInt(9) == 0 ? "cm " : "c ");
                        default -> OPERATORS[random.nextInt(OPERATORS.length)] + "\n";
                    });
        }
        return operators.toString();
    }

    private static String curves(int count, Random random) {
        StringBuilder curves = new StringBuilder();
        for (int i = 0; i < count; i++) {
            curves.append(numbers(6, random)).append("c\n");
        }
        return curves.toString();
    }

    private static String numbers(int count, Random random) {
        StringBuilder numbers = new StringBuilder();
        for (int i = 0; i < count; i++) {
            numbers.append(random.nextInt(50) == 0 ? random.nextInt() : random.nextInt(842))
                    .append(' ');
        }
        return numbers.toString();
    }

    /// @param form the content of all forms and of the pattern
    /// @param group what the dictionary of each form holds besides
    private static byte[] pdf(String page, String form, String group) {
        return pdf(page, form, group, "");
    }

    /// @param function the middle of the function of the shading
    private static byte[] pdf(String page, String form, String group, String function) {
        List<String> objects = new ArrayList<>(List.of(
                "<</Type/Catalog/Pages 2 0 R>>",
                "<</Type/Pages/Kids[3 0 R]/Count 1>>",
                "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R" + RESOURCES + ">>",
                stream("", page)));
        for (int number = FIRST_FORM; number < FIRST_FORM + FORMS; number++) {
            objects.add(stream("/Type/XObject/Subtype/Form/BBox[0 0 595 842]" + group + RESOURCES, form));
        }
        objects.add(stream(
                "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 600 842]/XStep 600/YStep 842" + RESOURCES, form));
        objects.add("<</ShadingType 1/ColorSpace/DeviceGray/Domain[0 600 0 850]/Function 11 0 R>>");
        objects.add(stream("/FunctionType 4/Domain[0 600 0 850]/Range[0 1]", "{ add " + function + "sin }"));
        objects.add("<</SMask<</S/Luminosity/G 5 0 R>>>>");
        StringBuilder file = new StringBuilder("%PDF-1.4\n");
        StringBuilder table = new StringBuilder("0000000000 65535 f \n");
        for (int number = 1; number <= objects.size(); number++) {
            table.append("%010d 00000 n \n".formatted(file.length()));
            file.append(number)
                    .append(" 0 obj\n")
                    .append(objects.get(number - 1))
                    .append("\nendobj\n");
        }
        int tableAt = file.length();
        file.append("xref\n0 ").append(objects.size() + 1).append('\n').append(table);
        file.append("trailer<</Size ").append(objects.size() + 1).append("/Root 1 0 R>>\n");
        file.append("startxref\n").append(tableAt).append("\n%%EOF");
        return file.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static String stream(String dictionary, String content) {
        return "<<" + dictionary + "/Length " + content.length() + ">>stream\n" + content + "\nendstream";
    }
}
