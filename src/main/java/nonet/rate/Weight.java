package nonet.rate;

import nonet.deduce.Technique;

/// What a technique is worth, and how it is used unless somebody says otherwise.
///
/// @param order the lower, the earlier it is tried; techniques with the same number are looked for together
/// @param score what each of its steps adds to the score of a puzzle
/// @param solve whether it is used to solve a puzzle
/// @param all whether it is looked for when all steps are asked for
public record Weight(Technique technique, int order, Level level, int score, boolean solve, boolean all) {}
