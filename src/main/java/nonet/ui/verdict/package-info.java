/// Why a puzzle has no solution or several: conflicting digits, differing solutions, and the digits that would make it
/// proper.
/// It must not know the other features of the window.
package nonet.ui.verdict;
