package nonet.text;

import java.text.ChoiceFormat;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;

/// The patterns of texts: those of [MessageFormat], and `{0,plural,1#{0} шаг|2#{0} шага|5#{0} шагов}`, which chooses by the
/// plural rule of the language, while `choice` chooses by the number itself. Each form of a plural stands behind the least
/// number that has it; `0#` is for zero alone.
public final class TextPattern {

    /// The first limit of a choice that is a plural; no count is as small.
    private static final double PLURAL = -1;

    private TextPattern() {}

    /// Returns the format of a pattern.
    ///
    /// @param locale the locale that its numbers and dates follow
    public static MessageFormat of(String pattern, Language language, Locale locale) {
        if (!pattern.contains(",plural,")) {
            return new MessageFormat(pattern, locale);
        }
        MessageFormat format = new MessageFormat(pattern.replace(",plural,", ",choice," + (int) PLURAL + "#|"), locale);
        Format[] parts = format.getFormats();
        for (int i = 0; i < parts.length; i++) {
            if (parts[i] instanceof ChoiceFormat choice && choice.getLimits()[0] == PLURAL) {
                format.setFormat(i, new Plural(choice, language));
            }
        }
        return format;
    }

    /// A choice by the form of a number.
    private static final class Plural extends ChoiceFormat {

        private static final long serialVersionUID = 1;

        private final Language language;

        Plural(ChoiceFormat forms, Language language) {
            super(forms.getLimits(), Arrays.copyOf(forms.getFormats(), forms.getLimits().length, String[].class));
            this.language = language;
        }

        @Override
        public StringBuffer format(long number, StringBuffer text, FieldPosition position) {
            return format((double) number, text, position);
        }

        @Override
        public StringBuffer format(double number, StringBuffer text, FieldPosition position) {
            boolean zero = number == 0 && Arrays.stream(getLimits()).anyMatch(limit -> limit == 0);
            return super.format(zero ? 0 : language.plural(Math.abs((long) number)), text, position);
        }
    }
}
