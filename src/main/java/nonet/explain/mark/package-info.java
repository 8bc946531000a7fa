/// Marks for pictures of deductions: the roles of candidates, cells and houses, and signs.
/// It must not know how anything is drawn, nor which deduction is shown.
package nonet.explain.mark;
