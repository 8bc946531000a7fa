/// Pictures and pages for paper and for other programs: a drawing of lines, shapes and words, and those who write it.
/// It must not know the window and its toolkit, nor where files lie.
package nonet.picture;
