package nonet.codec;

import nonet.play.Document;

/// A puzzle that was read, with what was written into it.
///
/// @param line where it begins, from 1
public record Sheet(Document document, int line) {}
