package nonet.service;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.codec.Outcome;
import nonet.codec.Sheet;
import nonet.format.Fault;
import org.jspecify.annotations.Nullable;

/// The puzzles and faults of a document that was read as a whole.
final class SheetFeed implements PuzzleFeed {

    /// A puzzle, or else a fault.
    private record Place(
            int line, @Nullable Sheet sheet, @Nullable Fault fault) {

        static Place of(Fault fault) {
            return new Place(fault instanceof Fault.Located at ? at.line() : 0, null, fault);
        }
    }

    private final List<Place> places = new ArrayList<>();
    private final long bytes;
    private volatile int next;

    /// @param bytes how long the document is
    SheetFeed(Outcome outcome, long bytes) {
        this.bytes = bytes;
        switch (outcome) {
            case Outcome.Refused(Fault fault) -> places.add(Place.of(fault));
            case Outcome.Read read -> {
                read.sheets().forEach(sheet -> places.add(new Place(sheet.line(), sheet, null)));
                read.faults().forEach(fault -> places.add(Place.of(fault)));
                if (!read.faults().isEmpty()) {
                    places.sort(Comparator.comparingInt(Place::line));
                }
            }
        }
    }

    @Override
    public boolean fill(PuzzleBlock block) {
        block.clear();
        while (next < places.size() && !block.isFull()) {
            Place place = places.get(next++);
            if (place.sheet != null) {
                block.add(
                        place.sheet.document().puzzle(),
                        place.line,
                        place.sheet.document().name());
            } else if (place.fault != null) {
                block.add(place.fault);
            }
        }
        return !block.isEmpty();
    }

    @Override
    public long position() {
        return bytes * next / places.size();
    }
}
