/// All formats, and the recognition of a source's format.
/// It must not know the origin of bytes, nor the wording of faults and notes.
package nonet.codec;
