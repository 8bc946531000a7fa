/// Explanations of deductions: sentences in one language, and marks for pictures.
/// It must not know how a deduction is found, nor how anything is drawn.
package nonet.explain;
