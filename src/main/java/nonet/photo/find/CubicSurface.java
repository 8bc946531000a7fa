package nonet.photo.find;

/// A polynomial of third degree in two variables, fitted by weighted least squares.
final class CubicSurface {

    private static final int TERMS = 10;

    private final double[][] normal = new double[TERMS][TERMS + 1];
    private final double[] terms = new double[TERMS];

    /// Adds a value at a point of the square from -1 to 1.
    void add(double u, double v, double value, double weight) {
        terms(u, v);
        for (int i = 0; i < TERMS; i++) {
            for (int j = 0; j < TERMS; j++) {
                normal[i][j] += weight * terms[i] * terms[j];
            }
            normal[i][TERMS] += weight * terms[i] * value;
        }
    }

    private void terms(double u, double v) {
        int at = 0;
        for (int degree = 0; degree <= 3; degree++) {
            for (int power = 0; power <= degree; power++) {
                double term = 1;
                for (int i = 0; i < degree; i++) {
                    term *= i < power ? u : v;
                }
                terms[at++] = term;
            }
        }
    }

    /// Returns the coefficients, by Gaussian elimination. Higher terms are drawn toward zero slightly.
    double[] solved() {
        double[][] a = new double[TERMS][];
        for (int i = 0; i < TERMS; i++) {
            a[i] = normal[i].clone();
            a[i][i] += i == 0 ? 1e-6 : 0.05 * (1 + i / 3);
        }
        for (int i = 0; i < TERMS; i++) {
            for (int row = 0; row < TERMS; row++) {
                double factor = row == i ? 0 : a[row][i] / a[i][i];
                for (int j = i; j <= TERMS && factor != 0; j++) {
                    a[row][j] -= factor * a[i][j];
                }
            }
        }
        double[] solved = new double[TERMS];
        for (int i = 0; i < TERMS; i++) {
            solved[i] = a[i][TERMS] / a[i][i];
        }
        return solved;
    }

    /// Returns the value of the polynomial with these coefficients.
    double at(double[] coefficients, double u, double v) {
        terms(u, v);
        double sum = 0;
        for (int i = 0; i < TERMS; i++) {
            sum += coefficients[i] * terms[i];
        }
        return sum;
    }
}
