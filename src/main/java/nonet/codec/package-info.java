/// All formats, and the recognition of what a source is.
/// It must not know where bytes come from, nor how a fault or a note is put into words.
package nonet.codec;
