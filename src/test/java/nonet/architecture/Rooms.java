package nonet.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The rooms and their floors. A room that is planned but not there yet stands here too, so that it opens on its floor.
final class Rooms {

    /// A room is a package without the packages below it.
    ///
    /// @param beside the rooms of the same floor that it may see
    record Room(int floor, String name, Set<String> beside) {

        boolean maySee(Room other) {
            return equals(other) || other.floor < floor || beside.contains(other.name);
        }

        @Override
        public String toString() {
            return name + " on floor " + floor;
        }
    }

    /// The rooms that the shell of the window puts together.
    private static final List<String> FEATURES = List.of(
            "ui.board",
            "ui.board.frame",
            "ui.board.mark",
            "ui.board.pad",
            "ui.playback",
            "ui.code",
            "ui.cover",
            "ui.learned",
            "ui.search",
            "ui.hints",
            "ui.hints.shown",
            "ui.hints.search",
            "ui.compare",
            "ui.race",
            "ui.atlas",
            "ui.batch",
            "ui.count",
            "ui.generate",
            "ui.guide",
            "ui.training",
            "ui.solves",
            "ui.export",
            "ui.verdict",
            "ui.desk",
            "ui.hunt",
            "ui.film",
            "ui.workshop",
            "ui.keysteps",
            "ui.library",
            "ui.photo",
            "ui.preferences");

    static final List<Room> ALL = List.of(
            room(0, "grid"),
            room(0, "files"),
            room(0, "text"),
            room(1, "deduce"),
            room(1, "notation"),
            room(1, "relatives"),
            room(2, "trace"),
            room(3, "trace.atlas"),
            room(3, "trace.json"),
            room(3, "solve"),
            room(3, "pseudocode", "solve"),
            room(4, "solve.fast"),
            room(4, "solve.search"),
            room(4, "logic.position"),
            room(4, "logic.links", "logic.position"),
            room(4, "logic.solver", "logic.position"),
            room(4, "logic.cases", "logic.position", "logic.solver"),
            room(
                    4,
                    "logic.finder",
                    "logic.solver",
                    "logic.finder.basic",
                    "logic.finder.singledigit",
                    "logic.finder.fish",
                    "logic.finder.wing",
                    "logic.finder.coloring",
                    "logic.finder.uniqueness",
                    "logic.finder.als",
                    "logic.finder.chain",
                    "logic.finder.multisector",
                    "logic.finder.impossible",
                    "logic.finder.exocet",
                    "logic.finder.forcing"),
            room(4, "logic.finder.basic", "logic.position", "logic.solver"),
            room(4, "logic.finder.singledigit", "logic.position", "logic.solver"),
            room(4, "logic.finder.fish", "logic.position", "logic.solver", "logic.links"),
            room(4, "logic.finder.wing", "logic.position", "logic.solver"),
            room(4, "logic.finder.coloring", "logic.position", "logic.solver"),
            room(4, "logic.finder.uniqueness", "logic.position", "logic.solver"),
            room(4, "logic.finder.als", "logic.position", "logic.solver", "logic.links"),
            room(4, "logic.finder.chain", "logic.position", "logic.solver", "logic.links"),
            room(4, "logic.finder.multisector", "logic.position", "logic.solver"),
            room(4, "logic.finder.impossible", "logic.position", "logic.solver"),
            room(4, "logic.finder.exocet", "logic.position", "logic.solver"),
            room(4, "logic.finder.forcing", "logic.position", "logic.solver", "logic.links"),
            room(5, "rate"),
            room(5, "rate.se", "rate.se.board", "rate.se.evidence", "rate.se.pattern", "rate.se.chain", "rate.se.net"),
            room(5, "rate.se.board"),
            room(5, "rate.se.evidence", "rate.se.board"),
            room(5, "rate.se.pattern", "rate.se.board", "rate.se.evidence"),
            room(5, "rate.se.chain", "rate.se.board", "rate.se.evidence"),
            room(5, "rate.se.net", "rate.se.board", "rate.se.evidence", "rate.se.pattern", "rate.se.chain"),
            room(5, "rate.csp"),
            room(5, "explain", "explain.mark", "explain.text", "explain.family"),
            room(5, "explain.mark"),
            room(5, "explain.text"),
            room(5, "explain.family", "explain.mark", "explain.text"),
            room(5, "generate", "rate", "rate.se"),
            room(5, "guide", "explain", "explain.mark", "explain.text", "rate"),
            room(5, "play"),
            room(5, "proof", "play"),
            room(5, "sat"),
            room(
                    5,
                    "picture",
                    "picture.drawing",
                    "picture.write",
                    "explain",
                    "explain.mark",
                    "explain.text",
                    "play",
                    "rate"),
            room(5, "picture.drawing", "explain.mark", "play"),
            room(5, "picture.write", "picture.drawing"),
            room(5, "photo.image"),
            room(5, "photo.digit", "photo.image"),
            room(5, "photo.find", "photo.image"),
            room(5, "photo", "photo.image", "photo.digit", "photo.find"),
            room(5, "photo.load", "photo.image"),
            room(5, "codec.api", "photo.image", "photo.load", "play"),
            room(5, "codec.syntax", "codec.api"),
            room(5, "codec.text", "codec.api", "play"),
            room(5, "codec.code", "codec.api", "codec.syntax", "codec.text", "codec.web", "play"),
            room(5, "codec.app", "codec.api", "codec.syntax", "codec.text", "play"),
            room(5, "codec.web", "codec.api", "codec.syntax", "codec.text", "play"),
            room(5, "codec.photo", "codec.api", "photo", "photo.image", "photo.load", "play"),
            room(5, "codec.container", "codec.api", "codec.code", "codec.syntax", "play"),
            room(5, "codec.path"),
            room(
                    5,
                    "codec",
                    "codec.api",
                    "codec.syntax",
                    "codec.text",
                    "codec.code",
                    "codec.app",
                    "codec.web",
                    "codec.photo",
                    "codec.container",
                    "play"),
            room(6, "service.pipeline"),
            room(6, "service.search"),
            room(6, "service.batch", "service.pipeline"),
            room(6, "service.input", "service.batch"),
            room(6, "service.diagnosis"),
            room(6, "service.hint"),
            room(6, "service.export", "service.hint"),
            room(6, "service.recording", "service.export", "service.hint", "service.reason"),
            room(6, "service.generate", "service.pipeline"),
            room(6, "service.setter"),
            room(6, "service.hunt", "service.pipeline"),
            room(6, "service.reason", "service.diagnosis", "service.hint"),
            room(6, "service.guide"),
            room(6, "service.agreement"),
            room(6, "settings", "settings.store"),
            room(6, "settings.store"),
            room(6, "library"),
            room(6, "training", "library"),
            room(7, "api"),
            room(7, "cli.command", "cli.option", "cli.input", "cli.report", "cli.manual", "cli.output"),
            room(7, "cli.report", "cli.output"),
            room(7, "cli.option", "cli.input", "cli.output"),
            room(7, "cli.input", "cli.output"),
            room(7, "cli.manual"),
            room(7, "cli.output"),
            room(7, "ui.kit", "ui.kit.work"),
            room(7, "ui.kit.window", "ui.kit", "ui.kit.work"),
            room(7, "ui.kit.work"),
            room(7, "ui.kit.pane", "ui.kit", "ui.kit.work", "ui.kit.window"),
            room(8, "ui.board", "ui.board.frame", "ui.board.mark", "ui.board.pad"),
            room(8, "ui.board.frame"),
            room(8, "ui.board.mark", "ui.board.frame"),
            room(8, "ui.board.pad", "ui.board.frame"),
            room(8, "ui.playback"),
            room(8, "ui.code", "ui.playback"),
            room(8, "ui.cover", "ui.playback"),
            room(8, "ui.learned", "ui.playback"),
            room(8, "ui.search"),
            room(8, "ui.hints", "ui.hints.shown", "ui.hints.search"),
            room(8, "ui.hints.shown"),
            room(8, "ui.film", "ui.board", "ui.board.frame", "ui.hints.shown", "ui.search"),
            room(8, "ui.guide", "ui.board", "ui.board.frame", "ui.hints.shown"),
            room(8, "ui.training", "ui.board", "ui.board.frame", "ui.guide", "ui.hints.shown"),
            room(8, "ui.hints.search", "ui.hints.shown"),
            room(8, "ui.compare"),
            room(8, "ui.race", "ui.board", "ui.board.frame", "ui.playback", "ui.search"),
            room(8, "ui.atlas", "ui.playback", "ui.search"),
            room(8, "ui.batch"),
            room(8, "ui.count"),
            room(8, "ui.generate"),
            room(8, "ui.verdict"),
            room(8, "ui.desk"),
            room(8, "ui.hunt"),
            room(8, "ui.workshop"),
            room(8, "ui.keysteps"),
            room(8, "ui.export", "ui.playback"),
            room(8, "ui.library", "ui.board"),
            room(8, "ui.solves", "ui.library"),
            room(8, "ui.photo"),
            room(8, "ui.preferences"),
            shell("ui.shell.control", "ui.shell.edit", "ui.shell.file"),
            shell("ui.shell.edit"),
            shell("ui.shell.file", "ui.shell.edit"),
            shell("ui.shell.panes", "ui.shell.edit", "ui.shell.control"),
            shell("ui.shell.command", "ui.shell.edit", "ui.shell.file", "ui.shell.control", "ui.shell.panes"),
            shell(
                    "ui.shell",
                    "ui.shell.edit",
                    "ui.shell.file",
                    "ui.shell.control",
                    "ui.shell.panes",
                    "ui.shell.command"),
            room(9, "app"));

    private Rooms() {}

    private static Room room(int floor, String name, String... beside) {
        return new Room(floor, name, Set.of(beside));
    }

    private static Room shell(String name, String... beside) {
        return new Room(
                8, name, Stream.concat(FEATURES.stream(), Stream.of(beside)).collect(Collectors.toUnmodifiableSet()));
    }

    static Optional<Room> named(String name) {
        return ALL.stream().filter(room -> room.name.equals(name)).findFirst();
    }

    static Optional<Room> of(JavaClass type) {
        return isOurs(type) ? named(name(type)) : Optional.empty();
    }

    static boolean isOurs(JavaClass type) {
        return type.getPackageName().startsWith("nonet.");
    }

    static String name(JavaClass type) {
        return type.getPackageName().substring("nonet.".length());
    }

    /// Returns the packages of the rooms up to a floor, as ArchUnit writes them, without one of them.
    static String[] upTo(int floor, String except) {
        return ALL.stream()
                .filter(room -> room.floor <= floor && !room.name.equals(except))
                .map(room -> "nonet." + room.name)
                .toArray(String[]::new);
    }
}
