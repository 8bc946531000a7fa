package nonet.codec;

import org.jspecify.annotations.Nullable;

/// 729 characters, nine slots a cell, each with its digit or a blank. One digit alone in a cell is a mark all the same.
final class CandidatesForm implements Form {

    @Override
    public @Nullable Match match(Page page, int index) {
        String line = page.line(index).strip();
        if (line.length() != 729) {
            return null;
        }
        Draft draft = new Draft();
        for (int i = 0; i < 729; i++) {
            char c = line.charAt(i);
            if (c == '1' + i % 9) {
                draft.mark(i / 9, i % 9 + 1);
            } else if ("0.*_-".indexOf(c) < 0) {
                return null;
            }
        }
        return Match.of("s729", new Sheet(draft.document(""), index + 1), index + 1, true);
    }
}
