package nonet.service;

import java.util.List;
import nonet.codec.Sheet;

/// The puzzles of a document that was read as a whole.
final class SheetFeed implements PuzzleFeed {

    private final List<Sheet> sheets;
    private final long bytes;
    private volatile int next;

    /// @param bytes how long the document is
    SheetFeed(List<Sheet> sheets, long bytes) {
        this.sheets = sheets;
        this.bytes = bytes;
    }

    @Override
    public boolean fill(PuzzleBlock block) {
        block.clear();
        while (next < sheets.size() && !block.isFull()) {
            Sheet sheet = sheets.get(next++);
            block.add(sheet.document().puzzle(), sheet.line(), sheet.document().name());
        }
        return !block.isEmpty();
    }

    @Override
    public long position() {
        return bytes * next / sheets.size();
    }
}
