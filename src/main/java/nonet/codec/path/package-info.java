/// Ratings and solution paths as other programs print them: HoDoKu's output with `/vp`, and lists of Sudoku Explainer's steps.
/// It must not know how Nonet rates.
package nonet.codec.path;
