/// Plain text of any layout: lines, grids, pencil marks and tables among words, read in constant memory; and text that is
/// put in order first, such as markup, labels and grids side by side.
/// It must not know the files of single programs.
package nonet.codec.text;
