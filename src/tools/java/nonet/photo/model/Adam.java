package nonet.photo.model;

/// The optimizer Adam with decoupled weight decay (Loshchilov and Hutter, *Decoupled Weight Decay Regularization*, 2019).
final class Adam {

    private static final float DECAY = 1e-4f;

    private final float[] parameters;
    private final float[] mean;
    private final float[] square;
    private double meanPower = 1;
    private double squarePower = 1;

    Adam(float[] parameters) {
        this.parameters = parameters;
        mean = new float[parameters.length];
        square = new float[parameters.length];
    }

    /// Changes the parameters by a step against a gradient.
    ///
    /// @param gradient the sum of the gradients of a batch
    /// @param scale one over the size of the batch
    void step(float[] gradient, float scale, double rate) {
        meanPower *= 0.9;
        squarePower *= 0.999;
        float step = (float) (rate * Math.sqrt(1 - squarePower) / (1 - meanPower));
        float decay = (float) (1 - rate * DECAY);
        for (int i = 0; i < parameters.length; i++) {
            float g = gradient[i] * scale;
            mean[i] = 0.9f * mean[i] + 0.1f * g;
            square[i] = 0.999f * square[i] + 0.001f * g * g;
            parameters[i] = parameters[i] * decay - step * mean[i] / ((float) Math.sqrt(square[i]) + 1e-8f);
        }
    }
}
