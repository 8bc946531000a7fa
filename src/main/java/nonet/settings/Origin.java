package nonet.settings;

/// The place where the document of a session is saved.
///
/// @param file the absolute path of its file; empty if it has none
/// @param format the id of the file's format; empty if the file cannot be written back
/// @param modified whether the board holds what no file holds
/// @param digest the digest of the file's content when it was read or written; empty if it is not known
public record Origin(String file, String format, boolean modified, String digest) {

    /// A document that has no file and needs none.
    public static final Origin NONE = new Origin("", "", false, "");
}
