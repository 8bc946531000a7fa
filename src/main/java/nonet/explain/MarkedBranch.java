package nonet.explain;

/// One of several lines of reasoning of a deduction, as a picture of its own.
///
/// @param name what it supposes, such as `r3c5=7`
/// @param marks what to mark for this branch alone
public record MarkedBranch(String name, Marks marks) {}
