package nonet.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nonet.play.CellColor;
import nonet.settings.AppearanceSettings;
import nonet.settings.AppearanceSettings.Look;
import nonet.settings.AppearanceSettings.Palette;
import nonet.settings.Settings.FilmSettings;
import nonet.text.Language;
import nonet.text.NameStyle;
import nonet.ui.board.pad.ColorSwatch;
import nonet.ui.kit.Messages;
import nonet.ui.preferences.Preference;
import nonet.ui.preferences.Preference.Choice;
import nonet.ui.preferences.Preference.Colors;
import nonet.ui.preferences.Preference.Further;
import nonet.ui.preferences.Preference.Group;
import nonet.ui.preferences.Preference.Option;
import nonet.ui.shell.command.CommandTable;
import nonet.ui.shell.command.Toggles;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.control.WindowSettings;
import nonet.ui.shell.panes.Panes;

/// The settings in the window of preferences, in order.
final class PreferenceGroups {

    /// The language of the desktop, and the languages by their tags.
    private static final List<String> LANGUAGES = Stream.concat(
                    Stream.of(""), Language.shown().stream().map(Language::tag))
            .toList();

    private PreferenceGroups() {}

    /// Returns the groups of settings of a main window.
    static List<Group> of(
            Messages messages, WindowSettings settings, MainController main, Toggles toggles, CommandTable commands) {
        return List.of(
                appearance(messages, settings, toggles),
                entering(messages, main, toggles),
                watching(messages, main),
                logic(main, commands));
    }

    private static Group appearance(Messages messages, WindowSettings settings, Toggles toggles) {
        List<Preference> all = new ArrayList<>(List.of(
                new Choice<>(
                        "preferences-look",
                        "preferences.look",
                        List.of(Look.values()),
                        settings.look,
                        look -> look(messages, look)),
                new Choice<>(
                        "preferences-palette",
                        "preferences.palette",
                        List.of(Palette.values()),
                        settings.palette,
                        palette -> messages.get(
                                palette == Palette.STANDARD
                                        ? "preferences.palette-standard"
                                        : "preferences.palette-color-blind")),
                new Colors(
                        "preferences-colors",
                        "preferences.mark-colors",
                        Stream.of(CellColor.values()).map(ColorSwatch::nameKey).toList(),
                        settings.markColors),
                new Choice<>(
                        "preferences-text-size",
                        "preferences.text-size",
                        AppearanceSettings.TEXT_SIZES,
                        settings.textSize,
                        percent -> messages.get("preferences.percent", percent)),
                new Choice<>(
                        "preferences-language",
                        "preferences.language",
                        LANGUAGES,
                        settings.language,
                        tag -> language(messages, tag)),
                new Option(toggles.labels()),
                new Option(toggles.marks()),
                new Option(toggles.side())));
        if (Language.nearest(messages.locale()) != Language.ENGLISH) {
            all.add(new Choice<>(
                    "preferences-names",
                    "preferences.names",
                    List.of(NameStyle.values()),
                    settings.names,
                    style -> names(messages, style)));
        }
        return new Group("preferences.appearance", all);
    }

    private static Group entering(Messages messages, MainController main, Toggles toggles) {
        return new Group(
                "preferences.entering",
                List.of(
                        new Choice<>(
                                "preferences-order",
                                "preferences.order",
                                List.of(false, true),
                                toggles.digitFirst().on(),
                                digit -> messages.get(digit ? "preferences.digit-first" : "preferences.cell-first")),
                        new Option(Toggles.option("advances", main.editing().pen().advances)),
                        new Option(toggles.checks()),
                        new Option(toggles.timed()),
                        new Option(Toggles.option("filmed", main.editing().films().filmed)),
                        new Choice<>(
                                "preferences-pause",
                                "preferences.pause",
                                FilmSettings.PAUSES,
                                main.editing().films().pause,
                                seconds -> messages.get("preferences.pause-value", seconds)),
                        new Option(Toggles.option("checks-photos", main.files().opening().checksPhotos))));
    }

    private static Group watching(Messages messages, MainController main) {
        return new Group(
                "preferences.watching",
                List.of(
                        new Choice<>(
                                "preferences-engine",
                                "preferences.engine",
                                main.watching().engines(),
                                main.playback().engine,
                                engine -> messages.get("engine." + engine.id())),
                        new Choice<>(
                                "preferences-unit",
                                "preferences.unit",
                                List.of(false, true),
                                main.playback().bySteps,
                                steps -> messages.get(steps ? "command.by-steps" : "command.by-events"))));
    }

    private static Group logic(MainController main, CommandTable commands) {
        return new Group(
                "preferences.logic",
                List.of(
                        new Option(Toggles.option("hint-marks", main.analysis().logic().hint.usesMarks)),
                        new Option(Toggles.option("box-singles", main.analysis().logic().boxSinglesFirst)),
                        new Further(commands.get(Panes.TECHNIQUES))));
    }

    private static String names(Messages messages, NameStyle style) {
        return messages.get(
                switch (style) {
                    case LOCAL -> "preferences.names-local";
                    case ENGLISH -> "preferences.names-english";
                    case BOTH -> "preferences.names-both";
                });
    }

    private static String look(Messages messages, Look look) {
        return messages.get(
                switch (look) {
                    case SYSTEM -> "command.look-system";
                    case LIGHT -> "command.look-light";
                    case DARK -> "command.look-dark";
                    case CONTRAST -> "command.look-contrast";
                });
    }

    private static String language(Messages messages, String tag) {
        return Language.shown().stream()
                .filter(language -> language.tag().equals(tag))
                .map(Language::autonym)
                .findFirst()
                .orElseGet(() -> messages.get("preferences.system-language"));
    }
}
