package nonet.codec.syntax;

import java.util.Map;

/// The short form of JSON in SudokuPad's links: keys without quotes and abbreviated, single quotes, nothing in place of
/// an empty object in a list, `t` and `f`, and colors without their sign.
public final class PuzzleZip {

    private static final Map<String, String> KEYS = Map.ofEntries(
            Map.entry("c", "color"),
            Map.entry("ca", "cages"),
            Map.entry("ct", "center"),
            Map.entry("c1", "borderColor"),
            Map.entry("c2", "backgroundColor"),
            Map.entry("ce", "cells"),
            Map.entry("cs", "cellSize"),
            Map.entry("a", "arrows"),
            Map.entry("o", "overlays"),
            Map.entry("u", "underlays"),
            Map.entry("w", "width"),
            Map.entry("h", "height"),
            Map.entry("v", "value"),
            Map.entry("l", "lines"),
            Map.entry("r", "rounded"),
            Map.entry("re", "regions"),
            Map.entry("t", "title"),
            Map.entry("te", "text"));

    private final String zipped;
    private final StringBuilder json;
    private int at;

    private PuzzleZip(String zipped) {
        this.zipped = zipped;
        json = new StringBuilder(zipped.length() * 2);
    }

    /// Returns the text as JSON, which is valid if the text is.
    public static String unzipped(String text) {
        return new PuzzleZip(text).unzipped();
    }

    private String unzipped() {
        char before = ' ';
        while (at < zipped.length()) {
            char c = zipped.charAt(at);
            switch (c) {
                case ',', ']' -> {
                    json.append(before == ',' || before == '[' ? "{}" : "").append(c);
                    at++;
                }
                case '{', '}', '[', ':' -> {
                    json.append(c);
                    at++;
                }
                case '\'', '"' -> quoted(c);
                default -> word();
            }
            before = c;
        }
        return json.toString();
    }

    private void quoted(char quote) {
        StringBuilder string = new StringBuilder();
        for (at++; at < zipped.length() && zipped.charAt(at) != quote; at++) {
            char c = zipped.charAt(at);
            boolean escape = c == '\\' && at + 1 < zipped.length();
            if (escape && zipped.charAt(at + 1) == '\'') {
                string.append(zipped.charAt(++at));
            } else if (escape) {
                string.append(c).append(zipped.charAt(++at));
            } else {
                string.append(c == '"' ? "\\\"" : String.valueOf(c));
            }
        }
        at++;
        append(string.toString(), true);
    }

    private void word() {
        int from = at;
        while (at < zipped.length() && ",:]}".indexOf(zipped.charAt(at)) < 0) {
            at++;
        }
        String word = zipped.substring(from, at);
        append(word, word.startsWith("#") || word.matches("[0-9a-fA-F]{6}"));
    }

    private boolean isKey() {
        return at < zipped.length() && zipped.charAt(at) == ':';
    }

    private void append(String word, boolean string) {
        if (isKey()) {
            json.append('"').append(KEYS.getOrDefault(word, word)).append('"');
        } else if (string) {
            json.append('"').append(word).append('"');
        } else {
            json.append(word.equals("t") ? "true" : word.equals("f") ? "false" : word);
        }
    }
}
