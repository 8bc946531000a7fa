package nonet.ui.race;

import java.util.function.LongUnaryOperator;

/// The way of an engine along the race: the event that its board shows after each tick of the transport. Ticks count from
/// 0, the start, and every engine stands at its last event from its last tick on.
sealed interface RaceProgress {

    /// Returns the number of ticks to the last event.
    long ticks();

    /// Returns the event that is shown after a tick, -1 for the start.
    long event(long tick);

    /// Returns the last tick that shows no later event than this.
    long tick(long event);

    /// One event a tick.
    ///
    /// @param last the last event, -1 if there is none yet
    record Events(long last) implements RaceProgress {

        @Override
        public long ticks() {
            return last + 1;
        }

        @Override
        public long event(long tick) {
            return Math.min(tick - 1, last);
        }

        @Override
        public long tick(long event) {
            return Math.min(event, last) + 1;
        }
    }

    /// One milestone a tick, such as a guess, and a last tick to the end of the search.
    ///
    /// @param count the number of milestones
    /// @param at returns the event of a milestone, from 0; increasing
    /// @param last the last event
    /// @param ended whether the search ends with it
    record Milestones(long count, LongUnaryOperator at, long last, boolean ended) implements RaceProgress {

        private boolean hasRest() {
            return ended && (count == 0 || at.applyAsLong(count - 1) < last);
        }

        @Override
        public long ticks() {
            return count + (hasRest() ? 1 : 0);
        }

        @Override
        public long event(long tick) {
            if (tick <= 0) {
                return -1;
            }
            return tick <= count ? at.applyAsLong(tick - 1) : hasRest() ? last : event(count);
        }

        @Override
        public long tick(long event) {
            if (hasRest() && event >= last) {
                return count + 1;
            }
            long low = 0;
            for (long high = count; low < high; ) {
                long middle = (low + high) >>> 1;
                if (at.applyAsLong(middle) <= event) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low;
        }
    }

    /// The events spread evenly over the time that the search takes.
    ///
    /// @param last the last event
    /// @param nanos the time of the search, at least 1
    /// @param tickNanos the time of a tick, at least 1
    record Timed(long last, long nanos, long tickNanos) implements RaceProgress {

        @Override
        public long ticks() {
            return Math.ceilDiv(nanos, tickNanos);
        }

        @Override
        public long event(long tick) {
            return tick >= ticks() ? last : (long) ((double) tick * tickNanos / nanos * (last + 1)) - 1;
        }

        @Override
        public long tick(long event) {
            if (event >= last) {
                return ticks();
            }
            long tick = (long) ((double) (event + 1) / (last + 1) * nanos / tickNanos);
            return event(tick + 1) <= event ? tick + 1 : tick;
        }
    }

    /// No ticks, as long as it is not known how the events are spread.
    ///
    /// @param shown the event that is shown meanwhile
    record Waiting(long shown) implements RaceProgress {

        @Override
        public long ticks() {
            return 0;
        }

        @Override
        public long event(long tick) {
            return shown;
        }

        @Override
        public long tick(long event) {
            return 0;
        }
    }
}
