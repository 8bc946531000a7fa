/// Taking boards, puzzles and solution paths away: choosing what and how, seeing the page, writing or printing it.
/// It must not know how pages are laid out, nor where what it exports comes from.
package nonet.ui.export;
