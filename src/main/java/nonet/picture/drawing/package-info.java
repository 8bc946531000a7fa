/// A drawing of lines, shapes and words, and the diagram of a grid as such a drawing.
/// It must not know pages, file formats, the window or its toolkit.
package nonet.picture.drawing;
