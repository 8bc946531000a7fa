/// Pages of puzzles and walkthroughs, for paper and for the browser.
/// It must not know the window and its toolkit, nor the file system.
package nonet.picture;
