package nonet.picture;

/// What takes boards with their words one after the other.
public interface Sections {

    /// Begins a new part with a heading of its own.
    void part(String title);

    void add(Item item);

    void add(Stage stage);
}
