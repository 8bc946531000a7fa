package nonet.photo.digit;

import java.util.Arrays;

/// A convolution with zero padding, followed by ReLU and the maximum of each 2 × 2 outputs. It holds its buffers and is
/// for one thread.
public final class ConvolutionLayer {

    private final int side;
    private final int size;
    private final int inputs;
    private final int outputs;
    private final int offset;
    private final float[][] columns;
    private final float[][] sums;
    private final float[] pooled;
    private final int[] winners;

    /// @param side the side of an input plane
    /// @param size the side of a kernel, an odd number
    /// @param inputs the number of input planes
    /// @param outputs the number of output planes
    /// @param offset where the layer's parameters begin: kernels by output and input plane, then a bias an output plane
    public ConvolutionLayer(int side, int size, int inputs, int outputs, int offset) {
        this.side = side;
        this.size = size;
        this.inputs = inputs;
        this.outputs = outputs;
        this.offset = offset;
        columns = new float[inputs * size * size][side * side];
        sums = new float[outputs][side * side];
        pooled = new float[outputs * (side / 2) * (side / 2)];
        winners = new int[pooled.length];
    }

    /// Returns the number of parameters.
    public int parameters() {
        return outputs * (kernel() + 1);
    }

    /// Returns the number of weights of an output plane.
    public int kernel() {
        return inputs * size * size;
    }

    public int side() {
        return side;
    }

    public int outputs() {
        return outputs;
    }

    public int offset() {
        return offset;
    }

    /// Returns the input values by weight of the kernel and then by position, as of the last call of [#apply]. The arrays
    /// are the layer's buffers.
    public float[][] columns() {
        return columns;
    }

    /// Returns the position that each output comes from, or -1 if it is 0. The array is the layer's buffer.
    public int[] winners() {
        return winners;
    }

    /// Returns the output planes. The array is the layer's buffer.
    public float[] apply(float[] parameters, float[] input) {
        spread(input);
        int kernel = kernel();
        for (int out = 0; out < outputs; out++) {
            float[] plane = sums[out];
            Arrays.fill(plane, parameters[offset + outputs * kernel + out]);
            int weight = offset + out * kernel;
            int k = 0;
            for (; k + 4 <= kernel; k += 4) {
                add4(plane, k, parameters, weight + k);
            }
            for (; k < kernel; k++) {
                add(plane, columns[k], parameters[weight + k]);
            }
        }
        pool();
        return pooled;
    }

    private static void add(float[] plane, float[] column, float weight) {
        for (int i = 0; i < plane.length; i++) {
            plane[i] += weight * column[i];
        }
    }

    /// Adds four columns. The compiler uses vector instructions because all arrays have the same index.
    private void add4(float[] plane, int k, float[] parameters, int weight) {
        float a = parameters[weight];
        float b = parameters[weight + 1];
        float c = parameters[weight + 2];
        float d = parameters[weight + 3];
        float[] first = columns[k];
        float[] second = columns[k + 1];
        float[] third = columns[k + 2];
        float[] fourth = columns[k + 3];
        for (int i = 0; i < plane.length; i++) {
            plane[i] += a * first[i] + b * second[i] + c * third[i] + d * fourth[i];
        }
    }

    private void spread(float[] input) {
        int half = size / 2;
        for (int k = 0; k < columns.length; k++) {
            float[] column = columns[k];
            int start = k / (size * size) * side * side;
            int dx = k % size - half;
            int dy = k / size % size - half;
            int first = Math.max(0, -dx);
            int last = Math.min(side, side - dx);
            for (int y = 0; y < side; y++) {
                int to = y * side;
                int row = y + dy;
                if (row < 0 || row >= side) {
                    Arrays.fill(column, to, to + side, 0);
                    continue;
                }
                Arrays.fill(column, to, to + first, 0);
                Arrays.fill(column, to + last, to + side, 0);
                System.arraycopy(input, start + row * side + first + dx, column, to + first, last - first);
            }
        }
    }

    private void pool() {
        int half = side / 2;
        int to = 0;
        for (float[] plane : sums) {
            for (int y = 0; y < half; y++) {
                for (int x = 0; x < half; x++, to++) {
                    int at = 2 * y * side + 2 * x;
                    int best = plane[at] >= plane[at + 1] ? at : at + 1;
                    int lower = plane[at + side] >= plane[at + side + 1] ? at + side : at + side + 1;
                    best = plane[best] >= plane[lower] ? best : lower;
                    boolean positive = plane[best] > 0;
                    pooled[to] = positive ? plane[best] : 0;
                    winners[to] = positive ? best : -1;
                }
            }
        }
    }
}
