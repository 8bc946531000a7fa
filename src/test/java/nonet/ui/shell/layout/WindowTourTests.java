package nonet.ui.shell.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import nonet.text.Language;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.DisabledTooltips;
import nonet.ui.kit.StyleWarnings;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.WindowTour;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;

/// What is true of all windows, dialogs and menus, seen on one tour through a small window.
class WindowTourTests extends WindowTest {

    private static final Pattern WORD = Pattern.compile("[A-Za-z]{3}");

    private static final Pattern KEY = Pattern.compile(
            "Ctrl|Alt|Shift|Enter|Space|Delete|Backspace|Home|End|Esc|PgUp|PgDn|Page Up|Page Down|Tab|Insert|Menu");

    /// What has the same name in every language.
    private static final Set<String> NAMES =
            Set.of("Java", "JavaFX", "MIT", "SudokuExchange", "SudokuPad", "SudokuWiki", "f-puzzles", "sudoku.coach");

    private final Set<String> otherFonts = new TreeSet<>();
    private final List<String> cut = new ArrayList<>();
    private final Set<String> gray = new TreeSet<>();
    private final Set<String> silent = new TreeSet<>();
    private final List<String> cutMenus = new ArrayList<>();
    private final Set<String> unbracketed = new TreeSet<>();
    private final List<String> crooked = new ArrayList<>();

    @Test
    void textsAreInTheFontOfTheProgramAndInFullAndDisabledButtonsSayWhy() {
        try (StyleWarnings warnings = new StyleWarnings()) {
            tour();
            assertThat(warnings.messages()).isEmpty();
        }
        assertThat(otherFonts).isEmpty();
        assertThat(cut).isEmpty();
        assertThat(cutMenus).isEmpty();
        assertThat(gray).hasSizeGreaterThan(15);
        assertThat(silent).isEmpty();
        assertThat(crooked)
                .as("menus whose items do not stand below each other")
                .isEmpty();
    }

    /// What is not bracketed is in no bundle. Menus and rooms have their whole names; what else is two fifths longer than in
    /// English may be clipped: in a window as small as that, and in rows of buttons, heads of columns and lanes of the other
    /// windows, whose room is that of the languages there are.
    @ParameterizedTest
    @CsvSource({"640, 535, 100", "900, 700, 100", "1366, 768, 200"})
    @Tag("full")
    void textsAreInBundlesAndMenusInFullInThePseudoLanguage(int width, int height, int percent, FxRobot robot) {
        tour(Language.PSEUDO, width, height, percent, robot);
        assertThat(unbracketed).isEmpty();
        assertThat(cutMenus).isEmpty();
    }

    @ParameterizedTest
    @MethodSource
    @Tag("full")
    void textsAreInFullInEachLanguage(Language language, int width, int height, int percent, FxRobot robot) {
        tour(language, width, height, percent, robot);
        assertThat(cutMenus).isEmpty();
        assertThat(cut).isEmpty();
    }

    static Stream<Arguments> textsAreInFullInEachLanguage() {
        return Language.shown().stream()
                .flatMap(language -> Stream.of(
                        Arguments.of(language, 640, 535, 100),
                        Arguments.of(language, 900, 700, 100),
                        Arguments.of(language, 1366, 768, 200)));
    }

    private void tour(Language language, int width, int height, int percent, FxRobot robot) {
        robot.interact(() -> {
            Appearance.LIGHT.apply(percent);
            fixture.messages.use(language.locale());
        });
        try {
            tour(width, height);
        } finally {
            robot.interact(() -> Appearance.LIGHT.apply(100));
        }
    }

    private void tour() {
        tour(900, 700);
    }

    private void tour(int width, int height) {
        new WindowTour(fixture, stage, (name, window) -> {
                    Parent root = window.getScene().getRoot();
                    nodes(root).forEach(node -> check(name, node));
                    List<Double> lefts = root.lookupAll(".menu-item > .label").stream()
                            .filter(label -> !label.getStyleClass().contains("accelerator-text"))
                            .map(label -> label.localToScene(0, 0).getX())
                            .distinct()
                            .toList();
                    if (lefts.size() > 1) {
                        crooked.add(name + ": " + lefts);
                    }
                })
                .go(width, height);
    }

    private void check(String place, Node node) {
        String said = text(node);
        if (WORD.matcher(KEY.matcher(said).replaceAll("")).find()
                && !said.contains("[")
                && !NAMES.contains(said)
                && !isData(place, node)) {
            unbracketed.add(place + ": " + said);
        }
        if (node instanceof Text text && !isOurs(text)) {
            otherFonts.add(place + ": " + text.getFont().getFamily() + ": " + text.getText());
        }
        if (isCut(node)) {
            (isIn(node, "menu-row") ? cutMenus : cut).add(place + ": " + text(node));
        }
        if (node instanceof Button button && button.isDisabled()) {
            gray.add(place + " " + button.getId());
            if (DisabledTooltips.of(button).isEmpty()) {
                silent.add(place + " " + button.getId() + " " + button.getText());
            }
        }
    }

    /// Tests whether a text is pseudocode, of which English and Chinese alone are written, or names a puzzle, a file or the
    /// system.
    private static boolean isData(String place, Node node) {
        return isIn(node, "code-view")
                || isIn(node, "list-cell")
                || isIn(node, "table-cell")
                || place.equals("about") && text(node).matches(".*\\d.*");
    }

    private static boolean isIn(Node node, String style) {
        return node.getStyleClass().contains(style) || node.getParent() != null && isIn(node.getParent(), style);
    }

    private static String text(Node node) {
        return node instanceof Labeled labeled && labeled.getText() != null ? labeled.getText() : "";
    }

    private static boolean isOurs(Text text) {
        String family = text.getFont().getFamily();
        return family.startsWith("Source Sans 3")
                || family.equals("FeatherIcons")
                || text.getText().isEmpty();
    }

    /// Tests whether a text ends in dots for want of room. Rows of lists hold texts of any length, and the line above the board
    /// has one line; a tooltip has the whole text.
    private static boolean isCut(Node node) {
        return node instanceof Labeled labeled
                && !(node instanceof IndexedCell)
                && !hasTooltip(labeled)
                && labeled.getText() != null
                && labeled.getChildrenUnmodifiable().stream()
                        .anyMatch(child -> child instanceof Text shown
                                && shown.getText().contains(labeled.getEllipsisString())
                                && !labeled.getText().contains(labeled.getEllipsisString()));
    }

    private static boolean hasTooltip(Labeled labeled) {
        for (Node node = labeled; node != null; node = node.getParent()) {
            if (node instanceof IndexedCell<?> cell && cell.getTooltip() != null) {
                return true;
            }
        }
        return labeled.getTooltip() != null && labeled.getTooltip().getText().equals(labeled.getText());
    }

    private static Stream<Node> nodes(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        return node instanceof Parent parent
                ? Stream.concat(
                        Stream.of(node),
                        parent.getChildrenUnmodifiable().stream().flatMap(WindowTourTests::nodes))
                : Stream.of(node);
    }
}
