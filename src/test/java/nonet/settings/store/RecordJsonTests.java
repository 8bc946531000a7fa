package nonet.settings.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import nonet.picture.Layout;
import nonet.picture.Paper;
import nonet.picture.write.Pixels;
import nonet.settings.AppearanceSettings;
import nonet.settings.ExportSettings;
import nonet.settings.Settings;
import nonet.settings.Settings.PlaySettings;
import nonet.settings.Settings.RoomSettings;
import nonet.settings.Settings.SearchSettings;
import nonet.text.NameStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Settings as JSON, in the form that every version has written.
class RecordJsonTests {

    private static final String FILE = """
        {"engine":"fast","pace":0.25,"bySteps":true,"look":"DARK","textSize":125,"language":"zh-CN","names":"ENGLISH",\
        "labelsShown":false,"marksShown":true,"sideShown":false,"palette":"COLOR_BLIND",\
        "markColors":["#ff8800","#000000","#000001","#000002","#000003","#000004"],\
        "playing":{"digitFirst":true,"advances":false,"checks":true,"timed":true,"checksPhotos":false,"hintsByMarks":true,\
        "boxSinglesFirst":true},\
        "film":{"recorded":false,"pause":20},\
        "rooms":{"watches":true,"pages":["desk","path"]},\
        "recent":["a","b"],\
        "place":{"x":1.0,"y":-2.0,"width":300.0,"height":400.0,"maximized":true,"side":50.0}}\
        """;

    private static final Settings SETTINGS = new Settings(
            new SearchSettings("fast", 0.25, true),
            new AppearanceSettings(
                    AppearanceSettings.Look.DARK,
                    125,
                    "zh-CN",
                    NameStyle.ENGLISH,
                    false,
                    true,
                    false,
                    AppearanceSettings.Palette.COLOR_BLIND,
                    List.of("#ff8800", "#000000", "#000001", "#000002", "#000003", "#000004")),
            new PlaySettings(true, false, true, true, false, true, true),
            new Settings.FilmSettings(false, 20),
            new RoomSettings(true, List.of("desk", "path")),
            List.of("a", "b"),
            new Settings.Place(1, -2, 300, 400, true, 50));

    @Test
    void theFileHasAFieldForEachSetting() {
        assertThat(RecordJson.write(SETTINGS).toString()).isEqualTo(FILE);
    }

    @Test
    void aFileIsReadAsTheRecordThatWroteIt() throws IOException {
        Fields fields = fields(FILE);

        assertThat(RecordJson.read(fields, Settings.DEFAULT)).isEqualTo(SETTINGS);
        assertThat(fields.areFaulty()).isFalse();
        assertThat(RecordJson.read(fields("{}"), Settings.DEFAULT)).isEqualTo(Settings.DEFAULT);
    }

    @Test
    void readsTheLastExportOfAnEarlierVersion() throws IOException {
        Fields fields = fields("""
            {"target": "PNG", "what": "PUZZLES", "paper": "letter", "perPage": 4, "stepsPerPage": 9,
             "candidates": true, "solutions": true, "names": false, "levels": true, "ratings": true,
             "width": 700, "dpi": 96, "ground": false}\
            """);

        assertThat(RecordJson.read(fields, ExportSettings.DEFAULT))
                .isEqualTo(new ExportSettings(
                        "PNG",
                        "PUZZLES",
                        new Layout(Paper.LETTER, 4, true, true, false, true, true, false),
                        9,
                        new Pixels(700, 96, false)));
        assertThat(fields.areFaulty()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"pace\": 1.5}",
                "{\"textSize\": 7}",
                "{\"engine\": 3}",
                "{\"playing\": []}",
                "{\"film\": {\"pause\": 7}}",
                "{\"playing\": {\"timed\": \"yes\"}}",
                "{\"recent\": [3]}",
                "{\"place\": {\"x\": 1}}",
                "{\"place\": {\"x\":1,\"y\":2,\"width\":300,\"height\":-4,\"maximized\":true,\"side\":50}}"
            })
    void anInvalidValueIsAFaultAndLosesItselfOnly(String text) throws IOException {
        Fields fields = fields("{\"marksShown\": false, " + text.substring(1));

        assertThat(RecordJson.read(fields, Settings.DEFAULT))
                .isEqualTo(Records.with(Settings.DEFAULT, "marksShown", false));
        assertThat(fields.areFaulty()).isTrue();
    }

    @Test
    void aConstantOfALaterVersionIsNoFault() throws IOException {
        Fields fields = fields("{\"look\": \"SEPIA\", \"later\": 1}");

        assertThat(RecordJson.read(fields, Settings.DEFAULT)).isEqualTo(Settings.DEFAULT);
        assertThat(fields.areFaulty()).isFalse();
    }

    @Test
    void componentsAreFoundByNameAtAnyDepth() {
        assertThat(Stream.of("pace", "look", "timed", "recent").map(name -> Records.get(SETTINGS, name)))
                .containsExactly(0.25, AppearanceSettings.Look.DARK, true, List.of("a", "b"));
        assertThat(Records.with(SETTINGS, "timed", false).playing())
                .isEqualTo(new PlaySettings(true, false, true, false, false, true, true));
        assertThatThrownBy(() -> Records.get(SETTINGS, "nothing"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Settings has no nothing");
    }

    private static Fields fields(String text) throws IOException {
        JsonNode json = new ObjectMapper().readTree(text);
        return new Fields(json);
    }
}
