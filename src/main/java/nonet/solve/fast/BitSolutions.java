package nonet.solve.fast;

import nonet.solve.Cancel;
import nonet.solve.Solutions;

/// The solutions that a search over bit boards finds.
final class BitSolutions implements Solutions {

    private final BitSearch search;

    BitSolutions(BitSearch search) {
        this.search = search;
    }

    @Override
    public Next next(Cancel cancel) {
        return switch (search.next(cancel)) {
            case FOUND -> Next.FOUND;
            case EXHAUSTED -> Next.EXHAUSTED;
            case TOO_LONG -> throw new IllegalStateException("more guesses than a long counts");
        };
    }

    @Override
    public byte[] digits() {
        return search.solution();
    }
}
