/// JSON, XML and the encodings of links, parsed without trusting them.
/// It must not know sudokus.
package nonet.codec.syntax;
