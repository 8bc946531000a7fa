package nonet.guide;

import nonet.deduce.Deduction;

/// A position in which a technique is found.
///
/// @param cost the less the better
record FoundExample(GuideExample example, Deduction deduction, long cost) {}
