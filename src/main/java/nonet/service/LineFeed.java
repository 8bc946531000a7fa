package nonet.service;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import nonet.format.Fault;
import nonet.format.NamedPuzzle;
import nonet.format.PuzzleLines;
import nonet.format.Reading;

/// The puzzles and faults of a stream of UTF-8, in constant memory. A line of 81 cells and nothing else is copied as the
/// bytes it is; every other line goes the way of all text, through [PuzzleLines].
public final class LineFeed implements PuzzleFeed {

    /// The longest line that is read, in bytes; the rest of a longer one is passed over.
    private static final int LONGEST = 1 << 20;

    /// As much of a line is passed over, in bytes; after that the end will not come.
    private static final int MOST_PASSED = 1 << 26;

    /// After so many faults and no puzzle it is something else.
    private static final int PATIENCE = 10;

    private static final int USUAL = 1 << 18;

    /// 1 for the bytes that cannot be a cell.
    private static final byte[] FOREIGN = foreign();

    private final InputStream in;
    private final PuzzleLines lines = new PuzzleLines();
    private final Queue<Reading> ready = new ArrayDeque<>();
    private byte[] buffer = new byte[USUAL];
    private int from;
    private int to;
    private boolean allRead;
    private boolean afterReturn;
    private boolean passing;
    private long passed;
    private boolean over;
    private boolean anyPuzzle;
    private int faults;
    private long taken;
    private volatile long position;

    /// @param in in UTF-8, with or without a byte order mark
    public LineFeed(InputStream in) {
        this.in = in;
    }

    @Override
    public boolean fill(PuzzleBlock block) throws IOException {
        block.clear();
        boolean waits = false;
        while (!block.isFull() && !waits) {
            if (!ready.isEmpty()) {
                tell(ready.remove(), block);
            } else if (over) {
                break;
            } else if (passing && passesLineEnd()) {
                passing = false;
            } else if (!passing && isPlain()) {
                block.add(buffer, from, lines.lines() + 1, lines.pass());
                leave(from + 81);
            } else if (!passing && hasLine()) {
                ready.addAll(line());
            } else if (block.isEmpty()) {
                read();
            } else {
                waits = true;
            }
        }
        anyPuzzle |= block.size() > 0;
        position = taken - (to - from);
        return !block.isEmpty();
    }

    @Override
    public long position() {
        return position;
    }

    private void tell(Reading reading, PuzzleBlock block) {
        switch (reading) {
            case Reading.Puzzles(List<NamedPuzzle> puzzles) ->
                puzzles.forEach(each -> block.add(each.puzzle(), each.line(), each.name()));
            case Reading.Malformed(Fault fault) -> {
                block.add(fault);
                faults++;
                // What is no text has no lines, and nothing more can be said of it.
                if (fault instanceof Fault.NotText || !anyPuzzle && block.size() == 0 && faults == PATIENCE) {
                    over = true;
                    ready.clear();
                }
            }
        }
    }

    /// Reads on, behind what is left of the buffer.
    private void read() throws IOException {
        System.arraycopy(buffer, from, buffer, 0, to - from);
        to -= from;
        from = 0;
        if (to == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * to);
        }
        int count = in.read(buffer, to, buffer.length - to);
        allRead = count < 0;
        to += Math.max(count, 0);
        taken += Math.max(count, 0);
        if (afterReturn && to > 0) {
            afterReturn = false;
            from += buffer[0] == '\n' ? 1 : 0;
        }
    }

    /// Tells whether the next line, or the end, is in the buffer.
    private boolean hasLine() {
        return allRead || to - from >= LONGEST || lineEnd() < to;
    }

    private int lineEnd() {
        int end = from;
        while (end < to && buffer[end] != '\n' && buffer[end] != '\r') {
            end++;
        }
        return end;
    }

    /// Returns what the next line brings, or what the end does.
    private List<Reading> line() {
        if (from == to) {
            over = true;
            return lines.end();
        }
        int end = lineEnd();
        boolean whole = end - from < LONGEST;
        List<Reading> readings = lines.add(new String(buffer, from, end - from, StandardCharsets.UTF_8));
        if (whole) {
            leave(end);
            return readings;
        }
        from = end;
        passing = true;
        passed = 0;
        return aboutLong(readings);
    }

    /// Says of a line that it is too long, instead of what is wrong with its beginning; unless it is no text at all.
    private List<Reading> aboutLong(List<Reading> readings) {
        List<Reading> said = new ArrayList<>();
        for (Reading reading : readings) {
            if (reading instanceof Reading.Malformed(Fault.NotText _)) {
                return readings;
            }
            if (!(reading instanceof Reading.Malformed(Fault.Located at) && at.line() == lines.lines())) {
                said.add(reading);
            }
        }
        said.add(new Reading.Malformed(new Fault.LongLine(lines.lines(), 1)));
        return said;
    }

    /// Passes over what is in the buffer of a line that is too long.
    ///
    /// @return whether its end is reached
    private boolean passesLineEnd() {
        int end = lineEnd();
        if (end < to) {
            leave(end);
            return true;
        }
        passed += to - from;
        from = to;
        over = passed > MOST_PASSED;
        return allRead || over;
    }

    /// Goes behind the line that ends here, as [String#lines()] has it.
    private void leave(int end) {
        from = end;
        if (from < to) {
            boolean returns = buffer[from++] == '\r';
            afterReturn = returns && from == to;
            from += returns && from < to && buffer[from] == '\n' ? 1 : 0;
        }
    }

    /// Tells whether 81 cells and the end of a line stand next.
    private boolean isPlain() {
        int end = from + 81;
        boolean ends = end < to ? buffer[end] == '\n' || buffer[end] == '\r' : end == to && allRead;
        if (!ends || !lines.isIdle()) {
            return false;
        }
        int foreign = 0;
        for (int i = from; i < end; i++) {
            foreign |= FOREIGN[buffer[i] & 0xFF];
        }
        return foreign == 0;
    }

    private static byte[] foreign() {
        byte[] foreign = new byte[256];
        Arrays.fill(foreign, (byte) 1);
        for (char cell : "0123456789.*_?".toCharArray()) {
            foreign[cell] = 0;
        }
        return foreign;
    }
}
