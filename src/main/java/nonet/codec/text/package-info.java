/// Plain text of any layout: lines, grids, pencil marks and tables among words, read in constant memory.
/// It must not know the files of single programs.
package nonet.codec.text;
