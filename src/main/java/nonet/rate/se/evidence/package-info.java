/// What the steps of Sudoku Explainer rest on, as deductions for explanations and pictures.
/// It must not know how steps are found.
package nonet.rate.se.evidence;
