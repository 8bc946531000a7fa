package nonet.codec;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.NamedPuzzle;
import nonet.codec.api.ParsedPuzzle;
import nonet.codec.api.PuzzleReading;
import nonet.codec.text.TextFormat;
import nonet.codec.text.TextReader;

/// What the reader of plain text makes of a text.
public final class TextReadings {

    private TextReadings() {}

    /// Returns all puzzles and faults, one by one, in the order in which they come.
    public static List<PuzzleReading> all(String text) {
        TextReader reader = new TextReader();
        List<PuzzleReading> readings = new ArrayList<>();
        int found = 0;
        // Short texts as they are typed, line by line.
        int pace = text.length() > 100_000 ? 64 : 1;
        for (String line : text.lines().toList()) {
            reader.add(line);
            found = reader.lines() % pace == 0 ? take(reader, readings, found) : found;
        }
        reader.end();
        take(reader, readings, found);
        if (readings.isEmpty()) {
            readings.add(new PuzzleReading.Malformed(new Fault.NoPuzzle()));
        }
        return readings;
    }

    /// Returns all puzzles together, or the first fault.
    static PuzzleReading read(String text) {
        List<NamedPuzzle> puzzles = new ArrayList<>();
        for (PuzzleReading reading : all(text)) {
            switch (reading) {
                case PuzzleReading.Malformed malformed -> {
                    return malformed;
                }
                case PuzzleReading.Puzzles(List<NamedPuzzle> more) -> puzzles.addAll(more);
            }
        }
        return new PuzzleReading.Puzzles(puzzles);
    }

    private static int take(TextReader reader, List<PuzzleReading> readings, int before) {
        int found = before;
        for (TextReader.Item item = reader.poll(); item != null; item = reader.poll()) {
            switch (item) {
                case TextReader.Item.Misread(Fault fault) -> readings.add(new PuzzleReading.Malformed(fault));
                case TextReader.Item.Found(int number, ParsedPuzzle parsed, TextFormat _) -> {
                    if (number == found) {
                        readings.add(new PuzzleReading.Puzzles(List.of(parsed.named())));
                        found++;
                    }
                }
            }
        }
        return found;
    }
}
