/// Why a puzzle has no solution or several: digits that clash, solutions that differ, and what would mend it.
/// It must not know the other features of the window.
package nonet.ui.verdict;
