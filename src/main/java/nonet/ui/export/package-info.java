/// Exporting boards, puzzles and solution paths: choosing what and how, previewing pages, writing and printing them.
/// It must not know how pages are laid out, nor where what it exports comes from.
package nonet.ui.export;
