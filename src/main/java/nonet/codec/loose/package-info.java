/// Text that no format reads as it is, put in order first: markup, labels, unusual blanks, grids side by side.
/// It must not know the files of single programs.
package nonet.codec.loose;
