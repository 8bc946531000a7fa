package nonet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nonet.architecture.Rooms.Room;
import org.junit.jupiter.api.Test;

/// The map of rooms is true.
final class MapTests {

    private static final Path HOUSE = Path.of("src", "main", "java", "nonet");

    @Test
    void theMapListsTheRoomsThatExistWithTheirFloorsAndPurposes() throws IOException {
        Pattern row = Pattern.compile("^\\| \\d+ \\| `.*", Pattern.MULTILINE);
        List<String> map = row.matcher(Files.readString(HOUSE.resolve("README.md")))
                .results()
                .map(match -> match.group().strip())
                .toList();
        assertThat(map)
                .as("one row a room, by floor: its floor in Rooms, its purpose in package-info")
                .containsExactlyInAnyOrderElementsOf(existing())
                .isSortedAccordingTo((one, other) -> one.substring(0, 3).compareTo(other.substring(0, 3)));
    }

    @Test
    void theModuleIsOpenOnlyToThePicocliParser() throws IOException {
        try (var in = Files.newInputStream(MainClasses.FOLDER.resolve("module-info.class"))) {
            ModuleDescriptor module = ModuleDescriptor.read(in);
            assertThat(module.opens())
                    .extracting(Object::toString)
                    .containsExactlyInAnyOrder(
                            "nonet.cli.command to [info.picocli]", "nonet.cli.option to [info.picocli]");
            assertThat(module.exports())
                    .extracting(Object::toString)
                    .containsExactlyInAnyOrder(
                            "nonet.api", "nonet.app to [javafx.graphics]", "nonet.ui.kit to [javafx.controls]");
        }
    }

    private static List<String> existing() throws IOException {
        try (Stream<Path> files = Files.walk(HOUSE)) {
            return files.filter(file -> file.endsWith("package-info.java"))
                    .map(MapTests::row)
                    .toList();
        }
    }

    private static String row(Path packageInfo) {
        String name = HOUSE.relativize(packageInfo.getParent()).toString().replaceAll("[/\\\\]", ".");
        String floor = Rooms.named(name).map(Room::floor).map(String::valueOf).orElse("?");
        return "| " + floor + " | `" + name + "` | " + purpose(packageInfo) + " |";
    }

    /// Returns the first sentence, which ends with its line.
    private static String purpose(Path packageInfo) {
        try {
            String comment = Files.readString(packageInfo).replaceAll("(?m)^///\\s*", "");
            return comment.substring(0, comment.indexOf(".\n") + 1).replace('\n', ' ');
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }
}
