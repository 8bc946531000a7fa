import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes what a program contains of others, and under which licenses, into the folder `legal` of the program: a notice
/// (`THIRD-PARTY.txt`), the texts of the licenses, and a bill of materials (`nonet.cdx.json`). Plugins of Maven collect what
/// Maven knows; the bill is completed with what is in `components.json`, takes its licenses from the notice, and loses the
/// empty jars of JavaFX, which are not in `lib`. Fails on a license that is not listed here, and if a jar of `lib` would
/// not be listed or have no license. Where Maven works without the network, there is no such bill.
final class Legal {

    private static final Pattern LICENSE = Pattern.compile("(?m)^(\\S+:\\S+) \\S+\n.*\n {4}license: (.+)$");

    private static final String LICENSES = "Apache-2.0|BSD-2-Clause|BSD-3-Clause|GPL-2.0-with-classpath-exception|MIT";

    private static final String NOTICES =
            "META-INF/*LICENSE*,META-INF/*NOTICE*,META-INF/maven/*/*/LICENSE*,**/license.txt";

    private final ObjectMapper mapper = new ObjectMapper();
    private final Path folder;
    private final Map<String, String> licenses = new HashMap<>();

    private Legal(Path folder) throws IOException {
        this.folder = folder;
        Matcher rows = LICENSE.matcher(Files.readString(folder.resolve("legal/THIRD-PARTY.txt")));
        while (rows.find()) {
            licenses.put(rows.group(1), rows.group(2));
        }
    }

    /// @param folder the program's folder
    static void write(Path folder) throws IOException, InterruptedException {
        collect(folder.resolve("legal").toAbsolutePath());
        Legal legal = new Legal(folder);
        Path bill = folder.resolve("legal/nonet.cdx.json");
        if (Files.notExists(bill)) {
            System.out.println("Without the network, Maven makes no bill of materials.");
            return;
        }
        JsonNode complete = legal.complete((ObjectNode) legal.mapper.readTree(bill.toFile()));
        Files.writeString(bill, complete.toPrettyString() + "\n");
    }

    private static void collect(Path legal) throws IOException, InterruptedException {
        Build.maven(
                "org.codehaus.mojo:license-maven-plugin:2.7.1:add-third-party",
                "-Dlicense.outputDirectory=" + legal,
                "-Dlicense.force=true",
                "-Dlicense.excludedScopes=test",
                "-Dlicense.fileTemplate=installers/third-party.ftl",
                "-Dlicense.failOnMissing=true",
                "-Dlicense.failOnBlacklist=true",
                "-Dlicense.includedLicenses=" + LICENSES,
                "-Dlicense.licenseMergesUrl="
                        + Path.of("installers/licenses.txt").toUri());
        Build.maven(
                "org.cyclonedx:cyclonedx-maven-plugin:2.9.1:makeBom",
                "-DprojectType=application",
                "-DincludeTestScope=false",
                "-DincludeBomSerialNumber=false",
                "-Dcyclonedx.skipAttach=true",
                "-DoutputFormat=json",
                "-DoutputDirectory=" + legal,
                "-DoutputName=nonet.cdx");
        Build.maven(
                "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:unpack-dependencies",
                "-DincludeScope=runtime",
                "-Dmdep.unpack.includes=" + NOTICES,
                "-DoutputDirectory=" + legal,
                "-DmarkersDirectory=" + Files.createTempDirectory("legal"),
                "-Dmdep.useSubDirectoryPerArtifact=true",
                "-Dmdep.stripVersion=true");
    }

    private JsonNode complete(ObjectNode bill) throws IOException {
        TreeSet<String> jars = jars();
        Map<String, ObjectNode> kept = new TreeMap<>();
        Map<String, String> replaced = new HashMap<>();
        for (JsonNode each : bill.withArray("components")) {
            if (jars.remove(jar(each))) {
                ObjectNode component = (ObjectNode) each;
                markChanged(component);
                component.put("scope", "required").set("licenses", licenses(component));
                kept.put(ref(component), component);
                replaced.put(name(component), ref(component));
            }
        }
        if (!jars.isEmpty()) {
            throw new IllegalStateException("These jars are not in the bill of materials: " + jars);
        }
        ArrayNode others = (ArrayNode) mapper.readTree(others(version(kept.values(), "sqlite-jdbc")));
        String program = ref(bill.at("/metadata/component"));
        Map<String, TreeSet<String>> needs = new TreeMap<>();
        for (JsonNode each : bill.withArray("dependencies")) {
            String from = instead(each.get("ref").textValue(), bill, replaced);
            for (JsonNode to : each.withArray("dependsOn")) {
                needs.computeIfAbsent(from, _ -> new TreeSet<>()).add(instead(to.textValue(), bill, replaced));
            }
        }
        needs.forEach((from, to) -> to.remove(from));
        for (JsonNode other : others) {
            kept.put(ref(other), (ObjectNode) other);
            needs.get(program).add(ref(other));
        }
        bill.putArray("components").addAll(kept.values());
        ArrayNode dependencies = bill.putArray("dependencies");
        needs.forEach((from, to) ->
                to.forEach(dependencies.addObject().put("ref", from).putArray("dependsOn")::add));
        return bill;
    }

    /// Marks a jar that the build has changed, and removes its checksums, which are those of the original.
    private void markChanged(ObjectNode component) throws IOException {
        byte[] content = Files.readAllBytes(folder.resolve("lib").resolve(jar(component)));
        for (JsonNode hash : component.withArray("hashes")) {
            if (hash.get("alg").textValue().equals("SHA-256")
                    && !hash.get("content").textValue().equals(sum(content))) {
                component.put("modified", true).remove("hashes");
                return;
            }
        }
    }

    private static String sum(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private String others(String sqlite) throws IOException {
        Runtime.Version java = Runtime.version();
        return Files.readString(Path.of("installers/components.json"))
                .replace("${java}", java.toString())
                .replace(
                        "${java.plain}",
                        java.version().stream()
                                .map(String::valueOf)
                                .reduce((a, b) -> a + "." + b)
                                .get())
                .replace("${java.vendor}", System.getProperty("java.vendor"))
                .replace("${sqlite}", sqlite.substring(0, sqlite.lastIndexOf('.')));
    }

    /// The license that the notice names, of which the build accepts only those with a name of SPDX.
    private JsonNode licenses(ObjectNode component) {
        String license = licenses.get(name(component));
        if (license == null) {
            throw new IllegalStateException("THIRD-PARTY.txt has no license of " + name(component));
        }
        ArrayNode all = mapper.createArrayNode();
        all.addObject().putObject("license").put("id", license);
        return all;
    }

    /// The reference of the jar that is there, for a reference to an empty one.
    private static String instead(String ref, JsonNode bill, Map<String, String> replaced) {
        for (JsonNode each : bill.get("components")) {
            if (ref(each).equals(ref)) {
                return replaced.get(name(each));
            }
        }
        return ref;
    }

    private static String version(Iterable<ObjectNode> components, String name) {
        for (ObjectNode each : components) {
            if (each.get("name").textValue().equals(name)) {
                return each.get("version").textValue();
            }
        }
        throw new IllegalStateException("There is no " + name);
    }

    /// The libraries' files; that of the program itself is what the whole bill is about.
    private TreeSet<String> jars() throws IOException {
        List<String> names = new ArrayList<>();
        try (var files = Files.newDirectoryStream(folder.resolve("lib"), "*.jar")) {
            files.forEach(file -> names.add(file.getFileName().toString()));
        }
        names.removeIf(name -> name.startsWith("nonet-"));
        return new TreeSet<>(names);
    }

    private static String jar(JsonNode component) {
        Matcher classifier = Pattern.compile("[?&]classifier=([^&]+)")
                .matcher(component.get("purl").textValue());
        return component.get("name").textValue() + "-"
                + component.get("version").textValue() + (classifier.find() ? "-" + classifier.group(1) : "") + ".jar";
    }

    private static String name(JsonNode component) {
        return component.get("group").textValue() + ":" + component.get("name").textValue();
    }

    private static String ref(JsonNode component) {
        return component.get("bom-ref").textValue();
    }
}
