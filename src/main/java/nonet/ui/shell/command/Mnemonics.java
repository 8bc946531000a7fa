package nonet.ui.shell.command;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.MenuItem;
import nonet.text.Language;

/// Mnemonics of menu items: a letter or digit each, which differ within a menu. Names in Latin letters have them in a word, at
/// its beginning if possible. Other names have the letter of the English id, in parentheses behind the name.
final class Mnemonics {

    private static final Pattern END = Pattern.compile("\u2026?$");

    /// A letter of a script that has no blanks between words.
    private static final Pattern UNSPACED = Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}]");

    private final boolean latin;
    private final Map<Character, MenuItem> owners = new HashMap<>();

    private Mnemonics(Locale locale) {
        latin = Language.nearest(locale).isLatin();
    }

    /// Gives each item with an id a mnemonic, until no letter is left.
    static void assign(List<MenuItem> items, Locale locale) {
        Mnemonics menu = new Mnemonics(locale);
        for (MenuItem item : items) {
            if (item.getId() != null && !menu.takeFree(item)) {
                menu.take(item, new HashSet<>());
            }
        }
        Map.copyOf(menu.owners).forEach(menu::mark);
    }

    /// Returns the name of an item without its mnemonic, which names in other letters than Latin ones have in parentheses.
    static String without(String name) {
        return withoutLetter(name).replace("_", "");
    }

    /// Returns a name without the letter in parentheses, if it has one there.
    static String withoutLetter(String name) {
        return name.replaceAll(" ?\\(_\\w\\)", "");
    }

    private boolean takeFree(MenuItem item) {
        return places(item)
                .map(place -> letter(item, place))
                .anyMatch(letter -> owners.putIfAbsent(letter, item) == null);
    }

    /// Takes a letter, even one whose owner has to take another one instead.
    private boolean take(MenuItem item, Set<Character> tried) {
        return places(item).map(place -> letter(item, place)).anyMatch(letter -> {
            MenuItem owner = owners.get(letter);
            boolean free = tried.add(letter) && (owner == null || take(owner, tried));
            if (free) {
                owners.put(letter, item);
            }
            return free;
        });
    }

    private void mark(char letter, MenuItem item) {
        String name = item.getText();
        int at = places(item)
                .filter(place -> letter(item, place) == letter)
                .findFirst()
                .orElseThrow();
        String gap = UNSPACED.matcher(name).find() ? "" : " ";
        item.setText(
                latin
                        ? name.substring(0, at) + "_" + name.substring(at)
                        : END.matcher(name).replaceFirst(gap + "(_" + Character.toUpperCase(letter) + ")$0"));
    }

    private char letter(MenuItem item, int place) {
        return Character.toLowerCase(source(item).charAt(place));
    }

    private String source(MenuItem item) {
        return latin ? item.getText() : item.getId().replace("menu-", "").replace('-', ' ');
    }

    /// Returns the places of letters and digits, those at the beginning of words first.
    private Stream<Integer> places(MenuItem item) {
        String text = source(item);
        List<Integer> letters = IntStream.range(0, text.length())
                .filter(place -> isLetter(text.charAt(place)))
                .boxed()
                .toList();
        return Stream.concat(
                letters.stream().filter(place -> place == 0 || !isLetter(text.charAt(place - 1))), letters.stream());
    }

    private static boolean isLetter(char letter) {
        return letter < 128 && Character.isLetterOrDigit(letter);
    }
}
