package nonet.settings;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonet.settings.store.Fields;

/// How digits are entered and checked, as a JSON object.
final class PlayingJson {

    private PlayingJson() {}

    static ObjectNode write(Playing playing) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("digitFirst", playing.digitFirst())
                .put("advances", playing.advances())
                .put("checks", playing.checks())
                .put("timed", playing.timed())
                .put("checksPhotos", playing.checksPhotos())
                .put("hintsByMarks", playing.hintsByMarks());
    }

    /// Returns the choices in the field `playing`; each that is missing takes its default.
    static Playing read(Fields fields) {
        Fields playing = new Fields(fields.part("playing", false));
        Playing read = new Playing(
                playing.flag("digitFirst", Playing.DEFAULT.digitFirst()),
                playing.flag("advances", Playing.DEFAULT.advances()),
                playing.flag("checks", Playing.DEFAULT.checks()),
                playing.flag("timed", Playing.DEFAULT.timed()),
                playing.flag("checksPhotos", Playing.DEFAULT.checksPhotos()),
                playing.flag("hintsByMarks", Playing.DEFAULT.hintsByMarks()));
        if (playing.areFaulty()) {
            fields.fault();
        }
        return read;
    }
}
