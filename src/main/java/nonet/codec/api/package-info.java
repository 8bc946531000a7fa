/// What every format is made of: the contract of a format, the source it reads, the puzzle and the notes that result.
/// It must not know the formats.
package nonet.codec.api;
