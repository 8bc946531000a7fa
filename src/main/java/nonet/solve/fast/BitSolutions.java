package nonet.solve.fast;

import nonet.solve.Cancel;
import nonet.solve.Solutions;

/// The solutions that a search over bit boards finds.
final class BitSolutions implements Solutions {

    private final BitSearch search;
    private long passed;

    BitSolutions(BitSearch search) {
        this.search = search;
    }

    @Override
    public Next next(Cancel cancel) {
        passed = 1;
        return switch (search.next(cancel)) {
            case FOUND -> Next.FOUND;
            case EXHAUSTED -> Next.EXHAUSTED;
            case TOO_LONG -> throw new IllegalStateException("more guesses than a long counts");
        };
    }

    @Override
    public Next pass(Cancel cancel) {
        passed = search.pass(cancel);
        return passed == 0 ? Next.EXHAUSTED : Next.FOUND;
    }

    @Override
    public long passed() {
        return passed;
    }

    @Override
    public byte[] digits() {
        return search.solution();
    }
}
