/// Pictures as one more format that puzzles are read from.
/// It must not know how pictures are read, nor the wording of what was left out.
package nonet.codec.photo;
