package nonet.service.setter;

/// An estimate of the number of solutions of a puzzle.
///
/// @param number the estimated number
/// @param error the standard error of the estimate
/// @param dives the number of random dives that it is the mean of
public record SolutionEstimate(double number, double error, int dives) {}
