package nonet.codec;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.ParsedPuzzle;
import nonet.codec.text.TextFormat;
import nonet.codec.text.TextReader;
import nonet.format.Fault;
import nonet.format.NamedPuzzle;
import nonet.format.Reading;

/// What the reader of plain text makes of a text.
public final class TextReadings {

    private TextReadings() {}

    /// Returns all puzzles and faults, one by one, in the order in which they come.
    public static List<Reading> all(String text) {
        TextReader reader = new TextReader();
        List<Reading> readings = new ArrayList<>();
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
            readings.add(new Reading.Malformed(new Fault.NoPuzzle()));
        }
        return readings;
    }

    /// Returns all puzzles together, or the first fault.
    static Reading read(String text) {
        List<NamedPuzzle> puzzles = new ArrayList<>();
        for (Reading reading : all(text)) {
            switch (reading) {
                case Reading.Malformed malformed -> {
                    return malformed;
                }
                case Reading.Puzzles(List<NamedPuzzle> more) -> puzzles.addAll(more);
            }
        }
        return new Reading.Puzzles(puzzles);
    }

    private static int take(TextReader reader, List<Reading> readings, int before) {
        int found = before;
        for (TextReader.Item item = reader.poll(); item != null; item = reader.poll()) {
            switch (item) {
                case TextReader.Item.Misread(Fault fault) -> readings.add(new Reading.Malformed(fault));
                case TextReader.Item.Found(int number, ParsedPuzzle parsed, TextFormat _) -> {
                    if (number == found) {
                        readings.add(new Reading.Puzzles(List.of(parsed.named())));
                        found++;
                    }
                }
            }
        }
        return found;
    }
}
