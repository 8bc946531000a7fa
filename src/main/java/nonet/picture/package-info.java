/// Pictures and pages for paper and for other programs: a drawing of lines, shapes and words, and its writers.
/// It must not know the window and its toolkit, nor the file system.
package nonet.picture;
