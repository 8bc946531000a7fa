package nonet.ui.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import nonet.ui.kit.KeyText;
import nonet.ui.kit.Messages;

/// The names of keys in the list of keys.
final class KeyNames {

    private KeyNames() {}

    /// Returns keys as text, such as `Alt+\u2190 \u2192, Alt+Home, F5`. Single characters with the same modifiers are
    /// joined; three or more digits in a row become a range.
    static String of(List<KeyCodeCombination> keys, Messages messages) {
        Map<String, List<KeyCode>> byModifiers = new LinkedHashMap<>();
        keys.stream()
                .distinct()
                .forEach(key -> byModifiers
                        .computeIfAbsent(modifiers(key), _ -> new ArrayList<>())
                        .add(key.getCode()));
        return byModifiers.entrySet().stream()
                .flatMap(each -> texts(KeyText.of(each.getKey(), messages), each.getValue(), messages))
                .collect(Collectors.joining(", "));
    }

    private static Stream<String> texts(String modifiers, List<KeyCode> codes, Messages messages) {
        List<String> names =
                codes.stream().map(code -> KeyText.of(name(code), messages)).toList();
        List<String> signs = names.stream().filter(name -> name.length() == 1).toList();
        Stream<String> others = names.stream().filter(name -> name.length() > 1).map(modifiers::concat);
        return signs.isEmpty() ? others : Stream.concat(Stream.of(modifiers + joined(signs)), others);
    }

    private static String joined(List<String> signs) {
        boolean range = signs.size() > 2
                && signs.stream().allMatch(sign -> Character.isDigit(sign.charAt(0)))
                && signs.getLast().charAt(0) - signs.getFirst().charAt(0) == signs.size() - 1;
        return range ? signs.getFirst() + " \u2026 " + signs.getLast() : String.join(" ", signs);
    }

    private static String name(KeyCode code) {
        return switch (code) {
            case LEFT -> "\u2190";
            case UP -> "\u2191";
            case RIGHT -> "\u2192";
            case DOWN -> "\u2193";
            case PLUS -> "+";
            case MINUS -> "\u2212";
            default -> code.getName();
        };
    }

    /// Returns the modifiers of a combination as the desktop names them, such as `Ctrl+`.
    private static String modifiers(KeyCodeCombination key) {
        String text = new KeyCodeCombination(
                        KeyCode.A, key.getShift(), key.getControl(), key.getAlt(), key.getMeta(), key.getShortcut())
                .getDisplayText();
        return text.substring(0, text.length() - 1);
    }
}
