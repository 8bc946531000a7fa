package nonet.trace.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.json.TraceReading.InvalidLine;
import nonet.trace.json.TraceReading.InvalidLine.Expected;
import nonet.trace.json.TraceReading.InvalidLine.Misfit;
import nonet.trace.json.TraceReading.InvalidLine.Why;
import org.junit.jupiter.api.Test;

/// Traces whose lines leave out what follows from the board.
class TraceSubsetTests {

    private static final String HEADER = """
        {"kind":"puzzle","engine":"mine","cells":["r1c1","r1c2","r1c3","r1c4","r1c5","r1c6","r1c7"],\
        "digits":[1,2,3,4,5,6,7]}
        """;

    private static final String REFRESHED = "{\"kind\":\"refreshed\",\"cells\":[\"r9c9\"],\"digits\":[]}\n";

    @Test
    void whatIsLeftOutFollowsFromTheBoard() throws IOException {
        TraceJsonReader lines = reader("""
            {"kind":"guessed","cells":["r2c9"],"digits":[8]}
            {"kind":"placed","cells":["r1c8"],"digits":[9]}
            {"kind":"backtracked"}
            {"kind":"guessed","cells":["r2c9"],"digits":[9]}
            {"kind":"placed","cells":["r1c9"],"digits":[8]}
            {"kind":"placed","cells":["r9c9"],"digits":[1]}
            {"kind":"backtracked"}
            """);

        List<Entry> entries = entries(lines);

        assertThat(lines.fault()).isNull();
        assertThat(entries.stream().map(entry -> entry.event().kind()))
                .containsExactly(
                        "refreshed",
                        "guessed",
                        "placed",
                        "contradicted",
                        "jumped",
                        "guessed",
                        "placed",
                        "placed",
                        "contradicted",
                        "jumped");
        assertThat(entries.stream().map(Entry::level)).containsExactly(0, 1, 1, 1, 0, 1, 1, 1, 1, 0);
        assertThat(entries.stream().map(Entry::step)).containsExactly(0L, 1L, 2L, 2L, 2L, 3L, 4L, 5L, 5L, 5L);
        Event.Guessed first = (Event.Guessed) entries.get(1).event();
        Event.Guessed second = (Event.Guessed) entries.get(5).event();
        assertThat(List.of(first.ordinal(), first.of(), second.ordinal(), second.of()))
                .containsExactly(1, 8, 2, 8);
        assertThat(List.of(first.turn(), second.turn())).containsExactly(Event.Turn.FIRST, Event.Turn.FORWARD);
        assertThat(first.struck())
                .contains(Cell.at(1, 8), Cell.at(1, 9), Cell.at(2, 1))
                .doesNotContain(Cell.at(1, 1));
        assertThat(((Event.Placed) entries.get(2).event()).cause()).isEqualTo(new Cause.OnlyCandidate());
        assertThat(entries.get(3).event())
                .isEqualTo(new Event.Contradicted(new Contradiction.NoCandidate(Cell.at(1, 9))));
        assertThat(((Event.Placed) entries.get(7).event()).cause()).isEqualTo(new Cause.Unstated());
    }

    @Test
    void aGuessTakenBackLeavesTheBoardAsItWas() throws IOException {
        TraceJsonReader lines = reader("""
            {"kind":"guessed","cells":["r2c9"],"digits":[8]}
            {"kind":"guessed","cells":["r3c9"],"digits":[9]}
            {"kind":"backtracked"}
            {"kind":"backtracked"}
            """);
        Replay board = new Replay(lines.puzzle());
        List<DigitSet> candidates = new ArrayList<>();
        for (Entry entry = lines.next(); entry != null; entry = lines.next()) {
            board.apply(entry);
            candidates.add(board.candidates(Cell.at(3, 9)));
        }

        assertThat(candidates).hasSizeGreaterThan(4);
        assertThat(candidates.getLast()).isEqualTo(candidates.getFirst()).contains(Digit.of(8), Digit.of(9));
        assertThat(board.blanks()).hasSize(74);
    }

    @Test
    void faultsNameTheirLineAndField() throws IOException {
        assertThat(fault("{\"kind\":\"placed\",\"cells\":\"r2c1\",\"digits\":[4]}"))
                .isEqualTo(new InvalidLine(2, Why.BAD_FIELD, "cells", Expected.CELL));
        assertThat(fault("{\"kind\":\"placed\",\"cells\":[\"r2c1\"],\"digits\":[4,5]}"))
                .isEqualTo(new InvalidLine(2, Why.BAD_FIELD, "digits", Expected.DIGIT));
        assertThat(fault("{\"kind\":\"placed\",\"cells\":[\"r1c1\"],\"digits\":[4]}"))
                .isEqualTo(new InvalidLine(2, Why.FILLED, new Misfit(Cell.at(1, 1), 4, 1)));
        assertThat(fault("{\"kind\":\"backtracked\"}")).isEqualTo(new InvalidLine(2, Why.NOT_OPEN));
        assertThat(fault("{\"kind\":\"backtracked\",\"to\":3}")).isEqualTo(new InvalidLine(2, Why.NOT_OPEN));
        assertThat(fault("{\"kind\":\"found\"}")).isEqualTo(new InvalidLine(2, Why.NO_SOLUTION));
        assertThat(fault("{\"kind\":\"exhausted\"}\n{\"kind\":\"stuck\"}")).isEqualTo(new InvalidLine(3, Why.ENDED));
        assertThat(fault("{\"kind\":\"guessed\",\"cells\":[\"r2c1\"],\"digits\":[4],\"level\":3}"))
                .isEqualTo(new InvalidLine(2, Why.NOT_OPEN));
        assertThat(fault("x".repeat(10_000_000))).isEqualTo(new InvalidLine(2, Why.TOO_LONG));
    }

    @Test
    void faultsOnTheBoardNameCellAndDigit() throws IOException {
        assertThat(fault("{\"kind\":\"guessed\",\"cells\":[\"r1c7\"],\"digits\":[8]}"))
                .isEqualTo(new InvalidLine(2, Why.FILLED, new Misfit(Cell.at(1, 7), 8, 7)));
        assertThat(fault(deduced("[\"r1c2=5\"]", "[]")))
                .isEqualTo(new InvalidLine(2, Why.FILLED, new Misfit(Cell.at(1, 2), 5, 2)));
        assertThat(fault(deduced("[\"r1c8=5\"]", "[]")))
                .isEqualTo(new InvalidLine(2, Why.NO_CANDIDATE, new Misfit(Cell.at(1, 8), 5, 0)));
        assertThat(fault(REFRESHED + deduced("[]", "[\"r9c1=2\",\"r9c1=1\"]")))
                .isEqualTo(new InvalidLine(3, Why.NO_CANDIDATE, new Misfit(Cell.at(9, 1), 1, 0)));
        assertThat(
                        fault(
                                REFRESHED
                                        + "{\"kind\":\"narrowed\",\"cells\":[\"r1c8\"],\"digits\":[9],\"before\":[9],\"house\":\"r1\"}"))
                .isEqualTo(new InvalidLine(3, Why.CANDIDATE, new Misfit(Cell.at(1, 8), 8, 0)));
        assertThat(fault("{\"kind\":\"cleared\",\"cells\":[\"r1c3\"],\"digits\":[]}"))
                .isEqualTo(new InvalidLine(2, Why.NOT_CLEARED, new Misfit(Cell.at(1, 3), 0, 3)));
        assertThat(fault("{\"kind\":\"cleared\",\"cells\":[\"r1c8\"],\"digits\":[]}"))
                .isEqualTo(new InvalidLine(2, Why.NOT_CLEARED, new Misfit(Cell.at(1, 8), 0, 0)));
    }

    private static String deduced(String placed, String eliminated) {
        return "{\"kind\":\"deduced\",\"technique\":\"naked-pair\",\"placed\":%s,\"eliminated\":%s}"
                .formatted(placed, eliminated);
    }

    @Test
    void aLaterVersionIsNamedAsSuch() {
        String text = HEADER.replace("\"engine\"", "\"version\":2,\"engine\"");
        assertThat(org.assertj.core.api.Assertions.catchThrowableOfType(
                                TraceJsonReader.NoTraceException.class,
                                () -> new TraceJsonReader(new StringReader(text)))
                        .fault())
                .isEqualTo(new InvalidLine(1, Why.NEWER));
    }

    private static InvalidLine fault(String line) throws IOException {
        TraceJsonReader lines = reader(line + "\n");
        entries(lines);
        return lines.fault();
    }

    private static TraceJsonReader reader(String lines) throws IOException {
        return new TraceJsonReader(new StringReader(HEADER + lines));
    }

    private static List<Entry> entries(TraceJsonReader lines) throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (Entry entry = lines.next(); entry != null; entry = lines.next()) {
            entries.add(entry);
        }
        return entries;
    }
}
