package nonet.service.recording;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleConsumer;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.solve.Cancel;
import nonet.text.XmlText;
import nonet.trace.ReplayState;
import org.jspecify.annotations.Nullable;

/// A recording as one page for the browser, with a player in it. The page needs no network and nothing but itself.
///
/// An event is stored as the places of a [Recording] that it changes. Each takes four digits of base 36: two for its
/// number, two for its content, which for a cell is the mask of its candidates if it is blank, and otherwise [#DIGIT] plus its digit, or
/// [#GUESS] plus a digit that was guessed. The script of the page computes the board from these.
final class PlayerFile {

    /// The most events of a page: more make it slow to open.
    static final int MOST = 100_000;

    static final int DIGIT = 512;
    static final int GUESS = 528;

    private static final int STRIDE = 256;
    private static final Pattern TEXT = Pattern.compile("\\{\\{([a-z-]+)}}");

    private final Recording recording;
    private final RecordingWords words;

    PlayerFile(Recording recording) {
        this.recording = recording;
        words = recording.words();
    }

    /// Writes the page.
    ///
    /// @param progress accepts the completed fraction, 0 to 1
    /// @throws IOException if writing fails
    void write(OutputStream out, DoubleConsumer progress, Cancel cancel) throws IOException {
        String data = data(progress, cancel);
        // In a script only this sign could end the element.
        String page = filled(resource("player.html"), data.replace("<", "\\u003c"));
        cancel.check();
        out.write(page.getBytes(StandardCharsets.UTF_8));
    }

    private String filled(String template, String data) {
        return TEXT.matcher(template)
                .replaceAll(found -> Matcher.quoteReplacement(
                        switch (found.group(1)) {
                            case "data" -> data;
                            case "script" -> resource("player.js");
                            case "language" -> words.locale().toLanguageTag();
                            case "title" -> XmlText.escaped(recording.title());
                            case "facts" -> XmlText.escaped(recording.facts());
                            default -> XmlText.escaped(words.text("player." + found.group(1)));
                        }));
    }

    private String data(DoubleConsumer progress, Cancel cancel) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            Events events = new Events();
            String before = events.changes(recording.start());
            events.readAll(recording, progress, cancel);
            json.writeStartObject();
            json.writeNumberField("version", 1);
            json.writeNumberField("first", recording.first());
            json.writeNumberField("longest", recording.longest());
            json.writeStringField("givens", givens(recording.givens()));
            json.writeStringField("start", before);
            json.writeStringField("kinds", events.kinds.toString());
            json.writeFieldName("levels");
            json.writeArray(events.levels.stream().mapToInt(Integer::intValue).toArray(), 0, events.levels.size());
            json.writeFieldName("steps");
            json.writeArray(events.steps.stream().mapToLong(Long::longValue).toArray(), 0, events.steps.size());
            strings(json, "cells", events.cells);
            strings(json, "changes", events.changed);
            strings(json, "words", events.lines);
            json.writeArrayFieldStart("notes");
            for (Stretch.Note note : recording.notes()) {
                json.writeStartArray();
                json.writeNumber(note.event() - recording.first() + 2);
                json.writeString(note.text());
                json.writeEndArray();
            }
            json.writeEndArray();
            json.writeObjectFieldStart("texts");
            for (String key : RecordingWords.SCRIPTED) {
                json.writeStringField(key, words.text("script." + key));
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void strings(JsonGenerator json, String name, List<String> values) throws IOException {
        json.writeArrayFieldStart(name);
        for (String value : values) {
            json.writeString(value);
        }
        json.writeEndArray();
    }

    private static String givens(CellSet givens) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : Cell.all()) {
            text.append(givens.contains(cell) ? '1' : '0');
        }
        return text.toString();
    }

    /// Returns the content of a cell as a number, see [PlayerFile].
    static int content(ReplayState state, Cell cell) {
        @Nullable Digit digit = state.grid().digit(cell);
        return digit == null
                ? state.grid().candidates(cell).mask()
                : (state.guessed().contains(cell) ? GUESS : DIGIT) + digit.value();
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(PlayerFile.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// The events, column by column.
    private static final class Events {

        private final int[] board = new int[Recording.PLACES];
        private final StringBuilder kinds = new StringBuilder();
        private final List<Integer> levels = new ArrayList<>();
        /// How much the number of steps, or the time, grows with each event.
        private final List<Long> steps = new ArrayList<>();
        private final List<String> cells = new ArrayList<>();
        private final List<String> changed = new ArrayList<>();
        private final List<String> lines = new ArrayList<>();
        private long step;

        void readAll(Recording recording, DoubleConsumer progress, Cancel cancel) {
            recording.each((shot, content) -> {
                if (lines.size() % STRIDE == 0) {
                    cancel.check();
                    progress.accept((double) lines.size() / recording.length());
                }
                kinds.append(shot.look().kind().letter());
                levels.add(shot.level());
                steps.add(shot.count() - step);
                step = shot.count();
                cells.add(places(shot.look().cells()));
                changed.add(changes(content));
                lines.add(shot.words());
            });
        }

        /// Returns the places whose content differs from that before.
        String changes(IntUnaryOperator contents) {
            StringBuilder text = new StringBuilder();
            for (int place = 0; place < board.length; place++) {
                int content = contents.applyAsInt(place);
                if (content != board[place]) {
                    board[place] = content;
                    text.append(pair(place)).append(pair(content));
                }
            }
            return text.toString();
        }

        private static String places(CellSet cells) {
            StringBuilder text = new StringBuilder();
            cells.forEachIndex(index -> text.append(pair(index)));
            return text.toString();
        }

        private static String pair(int value) {
            String digits = Integer.toString(value, 36);
            return digits.length() == 1 ? "0" + digits : digits;
        }
    }
}
