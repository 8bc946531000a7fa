/// The texts in which people keep puzzles, read and written.
/// It must not know where a text comes from, nor how a fault is put into words.
package nonet.format;
