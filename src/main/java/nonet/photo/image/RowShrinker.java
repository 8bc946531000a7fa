package nonet.photo.image;

/// Shrinks rows of pixels: each pixel of the result is the mean of those that it covers, in part or whole. What depends
/// on the widths alone is computed once, because large photos pass through here.
final class RowShrinker {

    private final int[] firsts;
    private final int[] lasts;
    private final double[] before;
    private final double[] after;
    private final double[] spans;

    /// @param from the width of the rows
    /// @param to the smaller width of the result
    RowShrinker(int from, int to) {
        firsts = new int[to];
        lasts = new int[to];
        before = new double[to];
        after = new double[to];
        spans = new double[to];
        double ratio = (double) from / to;
        for (int x = 0; x < to; x++) {
            double left = x * ratio;
            double right = Math.min(from, (x + 1) * ratio);
            firsts[x] = (int) left;
            lasts[x] = Math.min(from - 1, (int) right);
            before[x] = left - firsts[x];
            after[x] = right - lasts[x];
            spans[x] = right - left;
        }
    }

    /// Writes the means, times 256.
    ///
    /// @param start where the row begins
    void shrink(byte[] pixels, int start, int[] means) {
        for (int x = 0; x < means.length; x++) {
            int first = start + firsts[x];
            int last = start + lasts[x];
            double sum = -(pixels[first] & 0xFF) * before[x];
            for (int i = first; i < last; i++) {
                sum += pixels[i] & 0xFF;
            }
            sum += (pixels[last] & 0xFF) * after[x];
            means[x] = (int) (sum / spans[x] * 256 + 0.5);
        }
    }
}
