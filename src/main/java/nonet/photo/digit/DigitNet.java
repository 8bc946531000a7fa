package nonet.photo.digit;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;

/// A small convolutional network that classifies the picture of a cell: three convolutions and two dense layers, 61,195
/// parameters. All sums are in a fixed order of plain `float`s, so that every machine computes the same bits.
///
/// An instance holds buffers and is for one thread.
public final class DigitNet {

    /// The number of classes: empty, the digits 1 to 9, and small marks only.
    public static final int CLASSES = 11;

    /// The class of a cell that holds small marks only.
    public static final int MARKS = 10;

    /// The number of values between the dense layers.
    public static final int HIDDEN = 64;

    private static final String RESOURCE = "digits.net";

    private final float[] parameters;
    private final List<ConvolutionLayer> convolutions;
    private final int dense;
    private final float[] hidden = new float[HIDDEN];

    /// @param parameters layer by layer; not copied
    public DigitNet(float[] parameters) {
        ConvolutionLayer first = new ConvolutionLayer(28, 5, 1, 16, 0);
        ConvolutionLayer second = new ConvolutionLayer(14, 3, 16, 32, first.parameters());
        ConvolutionLayer third = new ConvolutionLayer(7, 3, 32, 64, second.offset() + second.parameters());
        this.convolutions = List.of(first, second, third);
        this.dense = third.offset() + third.parameters();
        this.parameters = parameters;
        if (parameters.length != size()) {
            throw new IllegalArgumentException(parameters.length + " parameters");
        }
    }

    /// Returns the network that comes with the program.
    public static DigitNet standard() {
        try (InputStream in = DigitNet.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IOException("missing: " + RESOURCE);
            }
            DataInputStream data = new DataInputStream(new BufferedInputStream(in));
            float[] parameters = new float[61_195];
            for (int i = 0; i < parameters.length; i++) {
                parameters[i] = Float.float16ToFloat(data.readShort());
            }
            return new DigitNet(parameters);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Returns a network with the same parameters and buffers of its own.
    public DigitNet copy() {
        return new DigitNet(parameters);
    }

    /// Returns the number of parameters.
    public int size() {
        return dense + inputs() * HIDDEN + HIDDEN + HIDDEN * CLASSES + CLASSES;
    }

    public List<ConvolutionLayer> convolutions() {
        return convolutions;
    }

    /// Returns where the parameters of the dense layers begin: weights by input and then by output, and the biases.
    public int dense() {
        return dense;
    }

    /// Returns the number of values that the convolutions hand to the dense layers.
    public int inputs() {
        return 64 * 3 * 3;
    }

    /// Returns the output of the convolutions. The array is a buffer.
    public float[] features(float[] cell) {
        float[] values = cell;
        for (ConvolutionLayer layer : convolutions) {
            values = layer.apply(parameters, values);
        }
        return values;
    }

    /// Returns the values between the dense layers, after ReLU. The array is a buffer.
    public float[] hidden(float[] features) {
        int biases = dense + inputs() * HIDDEN;
        System.arraycopy(parameters, biases, hidden, 0, HIDDEN);
        for (int i = 0; i < features.length; i++) {
            float value = features[i];
            int row = dense + i * HIDDEN;
            if (value != 0) {
                for (int j = 0; j < HIDDEN; j++) {
                    hidden[j] += value * parameters[row + j];
                }
            }
        }
        for (int j = 0; j < HIDDEN; j++) {
            hidden[j] = Math.max(0, hidden[j]);
        }
        return hidden;
    }

    /// Returns the probability of each class.
    public float[] probabilities(float[] hidden) {
        int weights = dense + (inputs() + 1) * HIDDEN;
        float[] scores = Arrays.copyOfRange(parameters, weights + HIDDEN * CLASSES, weights + (HIDDEN + 1) * CLASSES);
        for (int i = 0; i < HIDDEN; i++) {
            for (int j = 0; j < CLASSES; j++) {
                scores[j] += hidden[i] * parameters[weights + i * CLASSES + j];
            }
        }
        float most = scores[0];
        for (float score : scores) {
            most = Math.max(most, score);
        }
        float sum = 0;
        for (int j = 0; j < CLASSES; j++) {
            scores[j] = (float) StrictMath.exp(scores[j] - most);
            sum += scores[j];
        }
        for (int j = 0; j < CLASSES; j++) {
            scores[j] /= sum;
        }
        return scores;
    }

    /// Returns the probability of each class for the values of a cell.
    public float[] classify(float[] cell) {
        return probabilities(hidden(features(cell)));
    }
}
