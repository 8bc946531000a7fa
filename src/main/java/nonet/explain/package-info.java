/// Explanations of deductions, each with its sentences, its marks and its one-line notation.
/// It must not know how a deduction is found, nor how anything is drawn.
package nonet.explain;
