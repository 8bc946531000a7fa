package nonet.rate.se.chain;

import java.util.Arrays;
import nonet.grid.Geometry;

/// Finds how many nodes a chain needs from a candidate to its opposite, by waves over sets of cells. Which way it takes
/// does not matter for that.
final class ChainReach {

    private final BoardLinks links;
    private final long[] onLo = new long[9];
    private final long[] onHi = new long[9];
    private final long[] offLo = new long[9];
    private final long[] offHi = new long[9];
    private final long[] waveLo = new long[9];
    private final long[] waveHi = new long[9];

    /// The candidates that came on in the last wave.
    private final int[] wave = new int[729];

    private int waveSize;

    ChainReach(BoardLinks links) {
        this.links = links;
    }

    /// Returns the number of nodes of the shortest chain from a candidate to its opposite, both included, or 0 if there
    /// is none or it is longer than wanted.
    int length(int source, boolean on, int longest) {
        Arrays.fill(onLo, 0);
        Arrays.fill(onHi, 0);
        Arrays.fill(offLo, 0);
        Arrays.fill(offHi, 0);
        waveSize = 0;
        int length = 1;
        if (on) {
            turnOn(source);
        } else {
            offLo[source % 9] = Geometry.bitLo(source / 9);
            offHi[source % 9] = Geometry.bitHi(source / 9);
            expandOff(source, -1);
            length++;
        }
        while (waveSize > 0 && length < longest) {
            length++;
            int digits = expandWave();
            if (on && isInWave(source)) {
                return length;
            }
            if (length == longest) {
                return 0;
            }
            length++;
            if (expandOffs(digits, on ? -1 : source)) {
                return length;
            }
        }
        return 0;
    }

    private boolean isInWave(int candidate) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        return ((waveLo[digit] & Geometry.bitLo(cell)) | (waveHi[digit] & Geometry.bitHi(cell))) != 0;
    }

    private void turnOn(int candidate) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        long lo = Geometry.bitLo(cell);
        long hi = Geometry.bitHi(cell);
        if (((onLo[digit] & lo) | (onHi[digit] & hi)) == 0) {
            onLo[digit] |= lo;
            onHi[digit] |= hi;
            wave[waveSize++] = candidate;
        }
    }

    /// Turns off what the nodes of the wave see, and returns the digits concerned. A set may contain cells without the
    /// digit; these have no strong link.
    private int expandWave() {
        Arrays.fill(waveLo, 0);
        Arrays.fill(waveHi, 0);
        int touched = 0;
        for (int i = 0; i < waveSize; i++) {
            int cell = wave[i] / 9;
            int digit = wave[i] % 9;
            waveLo[digit] |= Geometry.peersLo(cell);
            waveHi[digit] |= Geometry.peersHi(cell);
            touched |= 1 << digit;
            if (links.hasYLinks()) {
                long lo = Geometry.bitLo(cell);
                long hi = Geometry.bitHi(cell);
                for (int left = 0x1FF & ~(1 << digit); left != 0; left &= left - 1) {
                    int other = Integer.numberOfTrailingZeros(left);
                    waveLo[other] |= lo;
                    waveHi[other] |= hi;
                }
                touched = 0x1FF;
            }
        }
        return touched;
    }

    /// Turns on what the nodes that went off in this wave have strong links to. Returns whether the target is among them.
    private boolean expandOffs(int digits, int target) {
        waveSize = 0;
        for (int touched = digits; touched != 0; touched &= touched - 1) {
            int digit = Integer.numberOfTrailingZeros(touched);
            long lo = waveLo[digit] & links.strongLo[digit] & ~offLo[digit];
            long hi = waveHi[digit] & links.strongHi[digit] & ~offHi[digit];
            offLo[digit] |= lo;
            offHi[digit] |= hi;
            for (long left = lo; left != 0; left &= left - 1) {
                if (expandOff(Long.numberOfTrailingZeros(left) * 9 + digit, target)) {
                    return true;
                }
            }
            for (long left = hi; left != 0; left &= left - 1) {
                if (expandOff((64 + Long.numberOfTrailingZeros(left)) * 9 + digit, target)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean expandOff(int candidate, int target) {
        int first = candidate * BoardLinks.MOST_STRONG;
        for (int i = first; i < first + links.strongCount[candidate]; i++) {
            if (links.strong[i] == target) {
                return true;
            }
            turnOn(links.strong[i]);
        }
        return false;
    }
}
