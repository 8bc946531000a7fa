package nonet.picture;

/// Receives boards and their texts, one after the other.
public interface Sections {

    /// Begins a part with a heading.
    void part(String title);

    void add(Item item);

    void add(Stage stage);
}
