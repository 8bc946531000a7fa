package nonet.photo.model;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import nonet.photo.digit.ConvolutionLayer;
import nonet.photo.digit.DigitNet;

/// The gradient of the cross entropy with respect to the network's parameters, by backpropagation. Sums are in a fixed
/// order.
final class Gradient {

    private static final float DROPOUT = 0.15f;

    private final float[] parameters;
    private final DigitNet net;
    private final float[] sum;
    private final List<float[]> patches;

    Gradient(float[] parameters) {
        this.parameters = parameters;
        net = new DigitNet(parameters);
        sum = new float[parameters.length];
        patches = net.convolutions().stream()
                .map(layer -> new float[layer.kernel() * layer.side() * layer.side()])
                .toList();
    }

    /// Returns the sum of the gradients since the last call of [#clear].
    float[] sum() {
        return sum;
    }

    void clear() {
        Arrays.fill(sum, 0);
    }

    /// Adds the gradient of a cell, and returns its cross entropy.
    float add(float[] cell, int label, float smoothing, RandomGenerator random) {
        float[] features = net.features(cell);
        float[] hidden = net.hidden(features);
        boolean[] kept = new boolean[hidden.length];
        for (int j = 0; j < hidden.length; j++) {
            kept[j] = random.nextFloat() >= DROPOUT;
            hidden[j] = kept[j] ? hidden[j] / (1 - DROPOUT) : 0;
        }
        float[] error = net.probabilities(hidden);
        float loss = (float) -StrictMath.log(Math.max(1e-12f, error[label]));
        for (int c = 0; c < error.length; c++) {
            error[c] -= c == label ? 1 - smoothing : smoothing / (error.length - 1);
        }
        float[] back = throughDense(features, hidden, kept, error);
        for (int layer = net.convolutions().size() - 1; layer >= 0; layer--) {
            back = throughConvolution(layer, back);
        }
        return loss;
    }

    private float[] throughDense(float[] features, float[] hidden, boolean[] kept, float[] error) {
        int inputs = net.inputs();
        int weights = net.dense() + (inputs + 1) * DigitNet.HIDDEN;
        int classes = DigitNet.CLASSES;
        float[] middle = new float[hidden.length];
        for (int j = 0; j < hidden.length; j++) {
            float back = 0;
            for (int c = 0; c < classes; c++) {
                sum[weights + j * classes + c] += hidden[j] * error[c];
                back += parameters[weights + j * classes + c] * error[c];
            }
            middle[j] = kept[j] && hidden[j] > 0 ? back / (1 - DROPOUT) : 0;
        }
        for (int c = 0; c < classes; c++) {
            sum[weights + hidden.length * classes + c] += error[c];
        }
        for (int j = 0; j < hidden.length; j++) {
            sum[net.dense() + inputs * hidden.length + j] += middle[j];
        }
        float[] back = new float[inputs];
        for (int i = 0; i < inputs; i++) {
            if (features[i] > 0) {
                int row = net.dense() + i * hidden.length;
                for (int j = 0; j < hidden.length; j++) {
                    sum[row + j] += features[i] * middle[j];
                }
                float total = 0;
                for (int j = 0; j < hidden.length; j++) {
                    total += parameters[row + j] * middle[j];
                }
                back[i] = total;
            }
        }
        return back;
    }

    /// Returns the gradient with respect to a layer's input.
    private float[] throughConvolution(int number, float[] error) {
        ConvolutionLayer layer = net.convolutions().get(number);
        int kernel = layer.kernel();
        int area = layer.side() * layer.side();
        float[] byPosition = patches.get(number);
        for (int k = 0; k < kernel; k++) {
            for (int i = 0; i < area; i++) {
                byPosition[i * kernel + k] = layer.columns()[k][i];
            }
        }
        float[] back = new float[area * kernel];
        int half = layer.side() / 2;
        int biases = layer.offset() + layer.outputs() * kernel;
        for (int at = 0; at < error.length; at++) {
            int winner = layer.winners()[at];
            float value = error[at];
            if (winner >= 0 && value != 0) {
                int out = at / (half * half);
                sum[biases + out] += value;
                addScaled(sum, layer.offset() + out * kernel, byPosition, winner * kernel, value, kernel);
                if (number > 0) {
                    addScaled(back, winner * kernel, parameters, layer.offset() + out * kernel, value, kernel);
                }
            }
        }
        return number == 0 ? back : gathered(layer, back);
    }

    private static void addScaled(float[] to, int at, float[] from, int start, float factor, int count) {
        for (int k = 0; k < count; k++) {
            to[at + k] += factor * from[start + k];
        }
    }

    /// Returns the planes that patches of three by three are taken from.
    private static float[] gathered(ConvolutionLayer layer, float[] patches) {
        int side = layer.side();
        int kernel = layer.kernel();
        float[] planes = new float[kernel / 9 * side * side];
        for (int i = 0; i < side * side; i++) {
            for (int k = 0; k < kernel; k++) {
                int x = i % side + k % 3 - 1;
                int y = i / side + k % 9 / 3 - 1;
                if (x >= 0 && y >= 0 && x < side && y < side) {
                    planes[k / 9 * side * side + y * side + x] += patches[i * kernel + k];
                }
            }
        }
        return planes;
    }

    /// Returns random parameters as training begins with them (He et al., 2015).
    static float[] initial(int size, RandomGenerator random) {
        float[] parameters = new float[size];
        DigitNet net = new DigitNet(parameters);
        for (ConvolutionLayer layer : net.convolutions()) {
            fill(parameters, layer.offset(), layer.outputs() * layer.kernel(), layer.kernel(), random);
        }
        fill(parameters, net.dense(), net.inputs() * DigitNet.HIDDEN, net.inputs(), random);
        fill(
                parameters,
                net.dense() + (net.inputs() + 1) * DigitNet.HIDDEN,
                DigitNet.HIDDEN * DigitNet.CLASSES,
                DigitNet.HIDDEN,
                random);
        return parameters;
    }

    private static void fill(float[] parameters, int from, int count, int inputs, RandomGenerator random) {
        double deviation = Math.sqrt(2.0 / inputs);
        for (int i = 0; i < count; i++) {
            parameters[from + i] = (float) (deviation * random.nextGaussian());
        }
    }
}
