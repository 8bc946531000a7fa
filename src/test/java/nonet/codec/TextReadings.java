package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.text.TextFormat;
import nonet.codec.text.TextReader;
import nonet.grid.Puzzle;
import nonet.service.input.PuzzleStream.Item;

/// What the reader of plain text makes of a text.
public final class TextReadings {

    private TextReadings() {}

    /// Returns all puzzles and faults, one by one, in the order in which they come.
    public static List<Item> all(String text) {
        TextReader reader = new TextReader();
        List<Item> readings = new ArrayList<>();
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
            readings.add(new Item.Misread(new Fault.NoPuzzle()));
        }
        return readings;
    }

    /// Returns all puzzles, or the first fault alone.
    static List<Item> read(String text) {
        List<Item> all = all(text);
        return all.stream()
                .filter(Item.Misread.class::isInstance)
                .findFirst()
                .map(List::of)
                .orElse(all);
    }

    /// Returns all puzzles of a text without a fault.
    static List<Puzzle> puzzles(String text) {
        List<Puzzle> puzzles = new ArrayList<>();
        for (Item item : all(text)) {
            assertThat(item)
                    .isInstanceOfSatisfying(
                            Item.Read.class, read -> puzzles.add(read.puzzle().puzzle()));
        }
        return puzzles;
    }

    private static int take(TextReader reader, List<Item> readings, int before) {
        int found = before;
        for (TextReader.Item item = reader.poll(); item != null; item = reader.poll()) {
            switch (item) {
                case TextReader.Item.Misread(Fault fault) -> readings.add(new Item.Misread(fault));
                case TextReader.Item.Found(int number, ReadPuzzle read, TextFormat _) -> {
                    if (number == found) {
                        readings.add(new Item.Read(read));
                        found++;
                    }
                }
            }
        }
        return found;
    }
}
