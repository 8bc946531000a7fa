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
    private final float[] columns;
    private final float[] sums;
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
        columns = new float[inputs * size * size * side * side];
        sums = new float[outputs * side * side];
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

    /// Returns the input values by weight of the kernel and then by position, as of the last call of [#apply]. The array
    /// is the layer's buffer.
    public float[] columns() {
        return columns;
    }

    /// Returns the position that each output comes from, or -1 if it is 0. The array is the layer's buffer.
    public int[] winners() {
        return winners;
    }

    /// Returns the output planes. The array is the layer's buffer.
    public float[] apply(float[] parameters, float[] input) {
        spread(input);
        int area = side * side;
        int kernel = kernel();
        for (int out = 0; out < outputs; out++) {
            int row = out * area;
            Arrays.fill(sums, row, row + area, parameters[offset + outputs * kernel + out]);
            int weight = offset + out * kernel;
            int k = 0;
            for (; k + 4 <= kernel; k += 4) {
                add4(parameters, weight + k, k * area, row, area);
            }
            for (; k < kernel; k++) {
                add(parameters[weight + k], k * area, row, area);
            }
        }
        pool();
        return pooled;
    }

    private void add(float weight, int column, int row, int area) {
        for (int i = 0; i < area; i++) {
            sums[row + i] += weight * columns[column + i];
        }
    }

    private void add4(float[] parameters, int weight, int column, int row, int area) {
        float a = parameters[weight];
        float b = parameters[weight + 1];
        float c = parameters[weight + 2];
        float d = parameters[weight + 3];
        int second = column + area;
        int third = second + area;
        int fourth = third + area;
        for (int i = 0; i < area; i++) {
            sums[row + i] += a * columns[column + i]
                    + b * columns[second + i]
                    + c * columns[third + i]
                    + d * columns[fourth + i];
        }
    }

    private void spread(float[] input) {
        int half = size / 2;
        int to = 0;
        for (int plane = 0; plane < inputs; plane++) {
            for (int k = 0; k < size * size; k++) {
                int dx = k % size - half;
                int dy = k / size - half;
                int first = Math.max(0, -dx);
                int last = Math.min(side, side - dx);
                for (int y = 0; y < side; y++, to += side) {
                    int row = y + dy;
                    if (row < 0 || row >= side) {
                        Arrays.fill(columns, to, to + side, 0);
                        continue;
                    }
                    Arrays.fill(columns, to, to + first, 0);
                    Arrays.fill(columns, to + last, to + side, 0);
                    System.arraycopy(
                            input, plane * side * side + row * side + first + dx, columns, to + first, last - first);
                }
            }
        }
    }

    private void pool() {
        int half = side / 2;
        int to = 0;
        for (int plane = 0; plane < outputs; plane++) {
            for (int y = 0; y < half; y++) {
                for (int x = 0; x < half; x++, to++) {
                    int at = plane * side * side + 2 * y * side + 2 * x;
                    int best = sums[at] >= sums[at + 1] ? at : at + 1;
                    int lower = sums[at + side] >= sums[at + side + 1] ? at + side : at + side + 1;
                    best = sums[best] >= sums[lower] ? best : lower;
                    boolean positive = sums[best] > 0;
                    pooled[to] = positive ? sums[best] : 0;
                    winners[to] = positive ? best - plane * side * side : -1;
                }
            }
        }
    }
}
