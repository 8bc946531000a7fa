package nonet.service.input;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.service.batch.PuzzleBlock;
import org.jspecify.annotations.Nullable;

/// The puzzles and faults of an input, in order. A stream is read in one of two ways: item by item, each with everything
/// that the input states about it, or block by block, as fast as they come.
public interface PuzzleStream {

    /// A puzzle, or a place that is not one.
    sealed interface Item {

        /// A puzzle with everything that the input states about it.
        record Read(ReadPuzzle puzzle) implements Item {}

        /// A place that cannot be read.
        ///
        /// @param text its line, if each line is a record of its own; otherwise empty
        record Misread(Fault fault, String text) implements Item {

            /// A place that is no record of its own.
            public Misread(Fault fault) {
                this(fault, "");
            }
        }
    }

    /// Returns the next puzzle or fault, or null at the end. Waits for all that the input states about it.
    ///
    /// @throws IOException if reading fails
    @Nullable
    Item next() throws IOException;

    /// Clears the block and fills it with the next puzzles, and the faults between them. Waits for the first of them,
    /// but not for more.
    ///
    /// @return false at the end of the input
    /// @throws IOException if reading fails
    boolean fill(PuzzleBlock block) throws IOException;

    /// Returns the remarks on what was left out or assumed so far.
    List<ReadingNote> notes();

    /// Returns the number of bytes consumed so far. Safe for use by any thread.
    long position();

    /// Returns the puzzles of a block and the faults between them.
    static List<Item> items(PuzzleBlock block) {
        List<Item> items = new ArrayList<>();
        int next = 0;
        for (PuzzleBlock.Misread misread : block.misread()) {
            for (; next < misread.before(); next++) {
                items.add(read(block, next));
            }
            items.add(new Item.Misread(misread.fault(), misread.text()));
        }
        for (; next < block.size(); next++) {
            items.add(read(block, next));
        }
        return items;
    }

    private static Item read(PuzzleBlock block, int puzzle) {
        return new Item.Read(ReadPuzzle.of(block.name(puzzle), block.puzzle(puzzle), block.line(puzzle)));
    }
}
