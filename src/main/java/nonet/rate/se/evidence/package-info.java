/// The reasons for the steps of Sudoku Explainer, as deductions for explanations and pictures.
/// It must not know how steps are found.
package nonet.rate.se.evidence;
