package nonet.campaign;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files made to harm: they read no other file, write none, run nothing, and fill neither memory nor time.
@Tag("campaign")
class AttackTests {

    private static final String SECRET = "a secret that no output may hold";
    private static final Map<String, String> SMALL = Map.of("JDK_JAVA_OPTIONS", "-Xmx256m");

    @TempDir
    private Path home;

    @Test
    void attackFilesDoNoHarm() throws Exception {
        Program program = new Program(home);
        Path secret = home.resolve("secret.txt");
        Files.writeString(secret, SECRET);
        Map<String, byte[]> files = files(secret);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(home.resolve(file.getKey()), file.getValue());
        }
        List<Path> before = all();
        int runs = 0;
        List<String> harm = new ArrayList<>();
        for (String name : files.keySet()) {
            for (List<String> command : List.of(
                    List.of("convert", "--to", "line", name),
                    List.of("solve", "--limit", "1", name),
                    List.of("check", name),
                    List.of("export", "--to", "html", "--out", "out.html", name))) {
                try {
                    attack(program, command);
                    assertThat(all()).isEqualTo(before);
                } catch (AssertionError harmed) {
                    String said = String.valueOf(harmed.getMessage());
                    harm.add(String.join(" ", command) + ": " + said.substring(0, Math.min(said.length(), 300)) + " … "
                            + said.substring(Math.max(0, said.length() - 300)));
                }
                runs++;
            }
        }
        assertThat(harm).isEmpty();
        assertThat(secret).hasContent(SECRET);
        Findings.add(
                files.size() + " attack files, four commands each, at `-Xmx256m`",
                runs,
                "nothing read, written or run; an answer or a sentence each time");
    }

    private void attack(Program program, List<String> command) throws Exception {
        Program.Ended ended = program.run(SMALL, new byte[0], command).speaksPlainly();
        assertThat(ended.err()).doesNotContain("\u001B").doesNotContain(SECRET);
        assertThat(ended.text()).doesNotContain("\u001B").doesNotContain(SECRET);
        Path page = home.resolve("out.html");
        if (Files.exists(page)) {
            String written = Files.readString(page);
            Files.delete(page);
            assertThat(written)
                    .doesNotContain("<script")
                    .doesNotContain("onerror=\"")
                    .doesNotContain(SECRET);
        }
    }

    @Test
    void largeListsFitInLittleMemory() throws Exception {
        Program program = new Program(home);
        Files.writeString(home.resolve("list.txt"), Samples.list(400_000, Seeds.of(1)));
        for (String command : List.of("convert --to line", "solve", "check", "count")) {
            Program.Ended ended = program.shell(SMALL, "\"$nonet\" " + command + " list.txt | wc -l");
            assertThat(ended.speaksPlainly().text().strip())
                    .describedAs(command + ": " + ended.err())
                    .isEqualTo("400000");
        }
        Findings.add("400,000 lines at `-Xmx256m`", 4, "all read");
    }

    private Map<String, byte[]> files(Path secret) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        String open = "<?xml version=\"1.0\"?>";
        String game = "<opensudoku><name>&a;</name><game data=\"" + "0".repeat(81) + "\"/></opensudoku>";
        files.put("outside.xml", text(open + "<!DOCTYPE o [<!ENTITY a SYSTEM \"" + secret.toUri() + "\">]>" + game));
        files.put(
                "parameter.xml",
                text(open + "<!DOCTYPE o [<!ENTITY % p SYSTEM \"" + secret.toUri() + "\"> %p;]>" + game));
        files.put(
                "schema.opensudoku",
                text(open + "<opensudoku xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
                        + "xsi:schemaLocation=\"a " + secret.toUri() + "\"><game data=\""
                        + Samples.PUZZLE.replace('.', '0')
                        + "\"/></opensudoku>"));
        files.put(
                "include.xml",
                text(open + "<a xmlns:xi=\"http://www.w3.org/2001/XInclude\"><xi:include parse=\"text\" href=\""
                        + secret.toUri() + "\"/></a>"));
        StringBuilder laughs = new StringBuilder("<!DOCTYPE o [<!ENTITY a0 \"ha\">");
        for (int i = 1; i < 60; i++) {
            laughs.append("<!ENTITY a%d \"&a%d;&a%d;&a%d;\">".formatted(i, i - 1, i - 1, i - 1));
        }
        files.put("laughs.xml", text(open + laughs + "]><opensudoku><name>&a59;</name></opensudoku>"));
        files.put("many.xml", text(open + "<opensudoku>" + "<game data=\"1\"/>".repeat(750_000) + "</opensudoku>"));
        files.put("deep.xml", text("<a>".repeat(3_000_000)));
        files.put("wide.xml", text("<a " + attributes(100_000) + "/>"));
        files.put("long-name.xml", text("<" + "a".repeat(8_000_000) + ">"));
        files.put("empty-lists.json", text("[" + "[],".repeat(10_000_000) + "[]]"));
        files.put("deep.json", text("[".repeat(20_000_000)));
        files.put("deep-objects.json", text("{\"a\":".repeat(3_000_000)));
        files.put("number.json", text("[[" + "9".repeat(5_000_000) + "]]"));
        files.put("exponent.json", text("[[1e999999999, 1E-999999999]]"));
        files.put("keys.json", text("{" + keys(400_000) + "\"z\":0}"));
        files.put("string.json", text("{\"a\":\"" + "5".repeat(25_000_000) + "\"}"));
        files.put(
                "history.nonet",
                text("{\"format\":\"nonet\",\"version\":1,\"history\":[" + "{},".repeat(2_000_000) + "{}]}"));
        files.put("future.nonet", text("{\"format\":\"nonet\",\"version\":999999999999}"));
        files.put("one-entry.hsol", zip(1, 64 << 20));
        files.put("many-entries.hsol", zip(40, 30 << 20));
        files.put("names.hsol", zipNames());
        files.put("objects.hsol", objects());
        files.put(
                "decoder.xml",
                text(open + "<java class=\"java.beans.XMLDecoder\"><object class=\"java.io.FileWriter\"><string>"
                        + home.resolve("pwned") + "</string></object></java>"));
        files.put("link.txt", text("https://f-puzzles.com/?load=" + "A".repeat(5_000_000)));
        files.put(
                "bomb.txt",
                text(
                        "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QGUBXAQwCMA7GQgEwQG1QC5MBDJiAWhAF8Bdf3kA"));
        files.put(
                "names.txt",
                text(Samples.PUZZLE + " <script>alert(1)</script><img src=x onerror=\"alert(1)\">\n" + Samples.PUZZLE
                        + " \u001B]0;title\u0007\u001B[2J\u202Eabc\n" + Samples.PUZZLE + " =cmd|'/c calc'!A1\n"));
        files.put(
                "escapes.txt",
                text("\u001B[2J\u001B[31mbad\u001B]8;;http://example.org\u0007 line\n" + Samples.PUZZLE + "\n"));
        files.put("long-line.txt", text("5".repeat(60_000_000)));
        files.put("long-blank.txt", text("1|2|3|4|5|6|7|8|9\n" + "\t".repeat(20_000_000)));
        files.put("no-break.txt", text("|1\n" + "\u00A0".repeat(5_000_000)));
        files.put("faults.txt", text((Samples.PUZZLE + "\nbad\n").repeat(100_000)));
        files.put("rows.txt", text("1 2 3 4 5 6 7 8\n".repeat(1_500_000)));
        files.put("bars.txt", text("|".repeat(25_000_000)));
        files.put("marks.txt", text("{123456789}".repeat(2_000_000)));
        files.put("arrays.c", text("int a[] = {" + "1,".repeat(10_000_000) + "};"));
        files.put("braces.c", text("{".repeat(25_000_000)));
        files.put("comments.c", text("/*".repeat(12_000_000)));
        files.put("quotes.py", text("\"\"\"'''".repeat(4_000_000)));
        files.put("table.html", text("<table><tr><td>".repeat(1_500_000)));
        files.put("entities.html", text("<html>" + "&#x31;".repeat(3_000_000)));
        files.put("zeros.bin", new byte[30_000_000]);
        files.put(
                "utf16.txt",
                ("\uFEFF" + "\uD800".repeat(4_000_000)).getBytes(java.nio.charset.StandardCharsets.UTF_16LE));
        files.put("latin.txt", "\u00E9".repeat(20_000_000).getBytes(ISO_8859_1));
        files.put("library.txt", text(":0000:x:" + "+".repeat(20_000_000)));
        files.put("png.png", picture());
        return files;
    }

    private static byte[] text(String text) {
        return text.getBytes(UTF_8);
    }

    private static String attributes(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append('a').append(i).append("=\"1\" ");
        }
        return text.toString();
    }

    private static String keys(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("\"row").append(i).append("\":[1,2,3],");
        }
        return text.toString();
    }

    private static byte[] zip(int entries, int size) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            byte[] zeros = new byte[1 << 20];
            for (int entry = 0; entry < entries; entry++) {
                zip.putNextEntry(new ZipEntry(entry == entries - 1 ? "SudokuData" : "Other" + entry));
                for (int written = 0; written < size; written += zeros.length) {
                    zip.write(zeros);
                }
            }
        }
        return bytes.toByteArray();
    }

    private byte[] zipNames() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (String name :
                    List.of("../../pwned", "/tmp/pwned", home.resolve("pwned").toString(), "SudokuData")) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write("<java/>".getBytes(UTF_8));
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] objects() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new ArrayList<>(List.of("a", "b")));
        }
        return bytes.toByteArray();
    }

    /// Returns a picture that claims to be 100,000 pixels wide and high.
    private static byte[] picture() {
        return "\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\u0001\u0086\u00A0\0\u0001\u0086\u00A0\b\u0006\0\0\0"
                .getBytes(ISO_8859_1);
    }

    private List<Path> all() throws IOException {
        try (Stream<Path> all = Files.walk(home)) {
            return all.filter(file -> !file.toString().contains("/config")
                            && !file.toString().contains("/state"))
                    .sorted()
                    .toList();
        }
    }
}
