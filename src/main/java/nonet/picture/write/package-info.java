/// Drawings as PDF, PNG and SVG.
/// It must not know pages, the window and its toolkit, nor the file system.
package nonet.picture.write;
