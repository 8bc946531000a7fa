/// The formats of other programs and Nonet's own: recognizing what a text or a file is, reading it, and writing it.
/// It must not know where bytes come from, nor how a fault or a note is put into words.
package nonet.codec;
