package nonet.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import nonet.ui.kit.Messages;
import nonet.ui.shell.command.KeyRows;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every key that a view takes itself stands in the list of keys, and the list names no others. The views are read as
/// texts, for nothing else tells which keys they ask for.
class ViewKeysTests {

    private static final Path WINDOW = Path.of("src/main/java/nonet/ui");

    /// Views that take keys, and the rows of the list that document them. Of equivalent keys, one is documented.
    private static final List<ListedKeys> TOLD = List.of(
            new ListedKeys(
                    Set.of("board/BoardKeys", "board/pad/DigitKeys"),
                    "keys.digits",
                    "keys.marks",
                    "keys.choose",
                    "keys.corners",
                    "keys.clear",
                    "keys.blank",
                    "keys.move",
                    "keys.box",
                    "keys.edge",
                    "keys.all",
                    "keys.one"),
            new ListedKeys(
                    Set.of("photo/DigitGrid"),
                    "keys.photo-move",
                    "keys.photo-next",
                    "keys.photo-blank",
                    "keys.photo-use"),
            new ListedKeys(
                    Set.of("generate/PatternBoard", "generate/TechniquePicker"),
                    "keys.pattern-move",
                    "keys.pattern-cell"),
            new ListedKeys(
                    Set.of("board/pad/NumberPad", "board/pad/PadLayout", "kit/TabGroup"), "keys.pad", "keys.press"),
            new ListedKeys(Set.of("board/DigitPopup", "kit/window/SideWindow"), "keys.close"),
            new ListedKeys(
                    Set.of(
                            "batch/BatchRows",
                            "code/CodeView",
                            "compare/CompareTable",
                            "hunt/HuntTable",
                            "hints/shown/ConsequenceList",
                            "kit/ChosenRow"),
                    "keys.list"),
            new ListedKeys(Set.of("hints/shown/ShownStepView"), "keys.proof"),
            new ListedKeys(Set.of("library/LibraryTable"), "keys.list", "keys.remove", "keys.copy-lines"),
            new ListedKeys(Set.of("playback/BookmarksView"), "keys.list", "keys.remove"),
            new ListedKeys(
                    Set.of("shell/MainView"),
                    "keys.run",
                    "command.pause",
                    "keys.arrows",
                    "command.to-start",
                    "command.hint",
                    "keys.branch",
                    "keys.truths"),
            new ListedKeys(
                    Set.of("preferences/TechniquesView"),
                    "keys.find",
                    "keys.use",
                    "keys.score",
                    "keys.order",
                    "command.undo"),
            new ListedKeys(
                    Set.of("guide/GuideView", "guide/ContentsView"),
                    "keys.guide-find",
                    "keys.guide-turn",
                    "keys.guide-close"),
            new ListedKeys(Set.of("kit/Controls"), "keys.about"),
            new ListedKeys(
                    Set.of("training/TrainingView", "training/FilterKeys"),
                    "keys.training-hint",
                    "keys.training-next",
                    "keys.training-filter"),
            new ListedKeys(Set.of("cover/CoverView"), "keys.cover"),
            new ListedKeys(Set.of("search/TimelineView"), "keys.timeline", "keys.ends"),
            new ListedKeys(Set.of("race/RaceView", "race/LaneView"), "keys.race", "keys.timeline", "keys.ends"),
            new ListedKeys(Set.of("atlas/IcicleView", "atlas/DepthView", "atlas/HeatView"), "keys.atlas"),
            new ListedKeys(Set.of("search/TreeCanvas"), "keys.tree", "keys.fold"));

    /// Enter keeps what was typed, as in every field there is; a bubble hands its keys on, and so does the focus.
    private static final Set<String> NOTHING_TO_TELL = Set.of(
            "shell/command/KeysView",
            "kit/window/Typing",
            "kit/PopupBubble",
            "shell/FocusFallback",
            "shell/TypingRedirect");

    /// The keys of menus, which the tests of the list look for in the list.
    private static final Set<String> MENUS = Set.of(
            "shell/command/CommandTable",
            "shell/command/MainMenu",
            "shell/WindowViews",
            "shell/command/Toggles",
            "shell/command/KeyRows");

    private static final Pattern TAKES_KEYS =
            Pattern.compile("import javafx\\.scene\\.input\\.Key(Event|Code|CodeCombination);"
                    + "|KeyCombination\\.(valueOf|keyCombination)\\(");
    private static final Pattern BRANCH = Pattern.compile("\\bcase ([A-Z][A-Z0-9_]*(?:,\\s*[A-Z][A-Z0-9_]*)*)\\s*->");
    private static final Pattern NAMED = Pattern.compile("\\bKeyCode\\.([A-Z][A-Z0-9_]*)");
    private static final Pattern COMBINED = Pattern.compile("KeyCombination\\.valueOf\\(\"[\\w+]*?(\\w+)\"\\)");

    private static final Map<String, KeyCode> SHORT = Map.of(
            "\u2190",
            KeyCode.LEFT,
            "\u2191",
            KeyCode.UP,
            "\u2192",
            KeyCode.RIGHT,
            "\u2193",
            KeyCode.DOWN,
            "+",
            KeyCode.PLUS,
            "\u2212",
            KeyCode.MINUS,
            "PgUp",
            KeyCode.PAGE_UP,
            "PgDn",
            KeyCode.PAGE_DOWN);

    /// @param views by room and class
    /// @param rows their keys in the bundle
    private record ListedKeys(Set<String> views, String... rows) {}

    @Test
    void everyViewThatTakesKeysIsKnown() {
        Set<String> known = new TreeSet<>(NOTHING_TO_TELL);
        known.addAll(MENUS);
        TOLD.forEach(each -> known.addAll(each.views()));
        assertThat(sources()
                        .filter(file -> TAKES_KEYS.matcher(text(file)).find())
                        .map(file -> WINDOW.relativize(file)
                                .toString()
                                .replace('\\', '/')
                                .replace(".java", "")))
                .containsExactlyInAnyOrderElementsOf(known);
    }

    @TestFactory
    Stream<DynamicTest> theKeysOfAViewAreThoseOfItsRows() {
        return Stream.of(Locale.US, Locale.SIMPLIFIED_CHINESE)
                .flatMap(locale -> TOLD.stream()
                        .map(told -> DynamicTest.dynamicTest(locale + " " + new TreeSet<>(told.views()), () -> {
                            Set<KeyCode> listed = listed(locale, told);
                            Set<KeyCode> taken = EnumSet.noneOf(KeyCode.class);
                            for (Set<KeyCode> same : taken(told)) {
                                assertThat(same).as("one of these is listed").containsAnyElementsOf(listed);
                                taken.addAll(same);
                            }
                            assertThat(taken).as("taken by the views").containsAll(listed);
                        })));
    }

    /// The rows above document all keys that the menus do not show, and no others.
    @Test
    void everyRowListsTheKeysOfAView() {
        Messages messages = new Messages(Locale.US, "nonet.log");
        Set<String> told = TOLD.stream()
                .flatMap(each -> Arrays.stream(each.rows()))
                .map(messages::get)
                .collect(Collectors.toCollection(TreeSet::new));
        // Colors and filters are chosen in menus, and documented in a few rows.
        told.addAll(List.of(messages.get("keys.colors"), messages.get("keys.no-color")));
        told.addAll(List.of(messages.get("keys.filter"), messages.get("command.filter-bivalue")));
        told.remove(messages.get("command.undo"));
        assertThat(rows(messages).keySet()).containsExactlyInAnyOrderElementsOf(told);
    }

    /// Returns the rows of the views in the list of keys.
    private static Map<String, String> rows(Messages messages) {
        Map<String, String> rows = new LinkedHashMap<>();
        new KeyRows(messages, section -> List.of(), List.of(), List.of())
                .groups()
                .forEach(group -> rows.putAll(group.rows()));
        return rows;
    }

    /// Returns the keys that the views ask for, and together those that mean the same.
    private static List<Set<KeyCode>> taken(ListedKeys told) {
        List<Set<KeyCode>> taken = new ArrayList<>();
        for (String view : told.views()) {
            String text = text(WINDOW.resolve(view + ".java"));
            for (Pattern pattern : List.of(BRANCH, NAMED, COMBINED)) {
                for (Matcher matcher = pattern.matcher(text); matcher.find(); ) {
                    Set<KeyCode> same = named(matcher.group(1));
                    if (!same.isEmpty()) {
                        taken.add(same);
                    }
                }
            }
        }
        assertThat(taken).isNotEmpty();
        return taken;
    }

    /// Returns those of the names that are keys: a branch may be one of another switch.
    private static Set<KeyCode> named(String names) {
        Set<String> all = Set.of(names.split(",\\s*"));
        return EnumSet.allOf(KeyCode.class).stream()
                .filter(code -> all.contains(code.name()))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(KeyCode.class)));
    }

    private static Set<KeyCode> listed(Locale locale, ListedKeys told) {
        Messages messages = new Messages(locale, "nonet.log");
        Map<String, String> rows = rows(messages);
        Set<KeyCode> listed = EnumSet.noneOf(KeyCode.class);
        for (String row : told.rows()) {
            if (row.equals("command.undo")) {
                listed.add(KeyCode.Z);
            } else {
                listed.addAll(codes(Objects.requireNonNull(rows.get(messages.get(row)), row)));
            }
        }
        return listed;
    }

    /// Reads the keys of a row, such as `Alt+1 … 6` or `← →, PgUp`.
    private static Set<KeyCode> codes(String row) {
        String shortcut = KeyCombination.valueOf("Shortcut+A").getDisplayText().replace("A", "");
        Set<KeyCode> codes = EnumSet.noneOf(KeyCode.class);
        List<String> names = List.of(
                row.replace(shortcut, "").replaceAll("(Shift|Alt)\\+", "").split("[, ]+"));
        for (int i = 0; i < names.size(); i++) {
            if (!names.get(i).equals("\u2026")) {
                codes.add(code(names.get(i)));
            } else if (i + 1 < names.size()) {
                codes.addAll(EnumSet.range(code(names.get(i - 1)), code(names.get(i + 1))));
            }
        }
        return codes;
    }

    private static KeyCode code(String name) {
        KeyCode known = SHORT.containsKey(name) ? SHORT.get(name) : KeyCode.getKeyCode(name);
        return Objects.requireNonNull(known, name);
    }

    private static Stream<Path> sources() {
        try (Stream<Path> files = Files.walk(WINDOW)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
