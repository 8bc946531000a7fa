package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.text.TextFormat;
import nonet.codec.text.TextReader;
import nonet.codec.text.TextReader.Item;
import nonet.service.batch.PuzzleBlock;
import nonet.service.batch.PuzzleFeed;

/// The puzzles and faults of a stream of text, in constant memory. A line of 81 cells and nothing else is copied as raw
/// bytes; every other line is read by a [TextReader].
public final class TextFeed implements PuzzleFeed {

    /// The number of faults without a puzzle after which the input is not taken as a list.
    static final int PATIENCE = 10;

    private final TextReader reader = new TextReader();
    private final LineFeeder lines;
    private boolean over;
    private int puzzles;
    private int faults;
    private volatile long position;

    /// @param in in UTF-8, with or without a byte order mark; invalid lines are taken as Latin-1
    public TextFeed(InputStream in) {
        lines = new LineFeeder(in, reader);
    }

    @Override
    public boolean fill(PuzzleBlock block) throws IOException {
        block.clear();
        boolean waits = false;
        while (!block.isFull() && !waits && !over) {
            if (lines.hasPlain()) {
                block.add(lines.buffer(), lines.from(), reader.lines() + 1, lines.pass());
                puzzles++;
                continue;
            }
            Item item = reader.poll();
            if (item != null) {
                tell(item, block);
            } else if (lines.isEnded()) {
                end(block);
            } else {
                waits = !lines.advance(block.isEmpty());
            }
        }
        position = lines.position();
        return !block.isEmpty();
    }

    @Override
    public long position() {
        return position;
    }

    private void tell(Item item, PuzzleBlock block) {
        // Not a switch over patterns, because Java takes longer to link its first one than to solve a puzzle.
        if (item instanceof Item.Found(int number, ReadPuzzle parsed, TextFormat _)) {
            // Additions to a puzzle that was passed on already are dropped here.
            if (number >= puzzles) {
                block.add(parsed.puzzle(), parsed.line(), parsed.name());
                puzzles++;
            }
        } else if (item instanceof Item.Misread(Fault fault)) {
            block.add(fault);
            faults++;
            over = puzzles == 0 && faults == PATIENCE;
        }
    }

    private void end(PuzzleBlock block) {
        over = true;
        if (puzzles == 0 && faults == 0) {
            block.add(new Fault.NoPuzzle());
        }
    }
}
