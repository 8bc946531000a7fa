package nonet.explain;

import nonet.explain.mark.Marks;

/// One of several lines of reasoning of a deduction, with its own marks.
///
/// @param name the assumption, such as `r3c5=7`
/// @param marks the marks of this branch only
public record MarkedBranch(String name, Marks marks) {}
