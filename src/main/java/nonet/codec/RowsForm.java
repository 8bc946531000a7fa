package nonet.codec;

import java.util.ArrayList;
import java.util.List;
import nonet.format.Fault;
import org.jspecify.annotations.Nullable;

/// Nine lines with nine cells each, with or without frames, tables included.
///
/// Lines that follow each other without a gap are a section; frames are no gap. A grid is nine rows of one section, or
/// whole sections that make nine rows together, so a grid that lacks a row never takes one from the next.
final class RowsForm implements Form {

    private static final class Run {
        private final List<Sheet> sheets = new ArrayList<>();
        private final List<Row> rows = new ArrayList<>();
        private final List<Integer> lines = new ArrayList<>();
        private int section;
        private boolean bad;
        private @Nullable Fault fault;
        private Row.@Nullable Manner manner;
        private final Page page;

        Run(Page page) {
            this.page = page;
        }

        void add(Row row, int line) {
            rows.add(row);
            lines.add(line);
            section++;
        }

        boolean agrees(Row row) {
            Row.Manner before = rows.isEmpty() || manner == null ? row.manner() : manner;
            manner = new Row.Manner(
                    before.empties() || row.manner().empties(),
                    before.signs() || row.manner().signs(),
                    row.manner().closed());
            return before.agrees(row.manner());
        }

        void gap() {
            if (section == 0) {
                return;
            }
            boolean alone = section == rows.size();
            if (section == 9 && rows.size() % 9 != 0 && !bad) {
                // A whole grid: what stood before it lacks rows.
                fault = fault == null ? new Fault.BadHeight(lines.getFirst() + 1, 1, rows.size() - 9) : fault;
                rows.subList(0, rows.size() - 9).clear();
                lines.subList(0, lines.size() - 9).clear();
                alone = true;
            }
            section = 0;
            if (bad || rows.size() % 9 == 0 && (alone || rows.size() == 9)) {
                complete();
            } else if (rows.size() > 9) {
                fail(new Fault.BadHeight(lines.getFirst() + 1, 1, rows.size()));
                complete();
            }
        }

        void fail(Fault why) {
            fault = fault == null ? why : fault;
            bad = true;
        }

        void complete() {
            for (int from = 0; !bad && from < rows.size(); from += 9) {
                sheets.add(sheet(from));
            }
            rows.clear();
            lines.clear();
            section = 0;
            bad = false;
        }

        private Sheet sheet(int from) {
            Draft draft = new Draft();
            for (int row = 0; row < 9; row++) {
                Row each = rows.get(from + row);
                for (int column = 0; column < 9; column++) {
                    int digit = each.values()[column];
                    int cell = row * 9 + column;
                    if ((each.placed() >> column & 1) != 0) {
                        draft.placed(cell, digit);
                    } else {
                        draft.given(cell, digit);
                    }
                }
            }
            Headers headers = Headers.above(page, lines.get(from));
            headers.comment().forEach(draft::comment);
            return new Sheet(draft.document(headers.name()), lines.get(from) + 1);
        }
    }

    @Override
    public @Nullable Match match(Page page, int start) {
        Row first = page.row(start);
        if (first == null && (page.isComment(start) || Row.near(page.content(start)) == 0)) {
            return null;
        }
        Run run = new Run(page);
        boolean frames = start > 0 && page.isFrame(start - 1);
        boolean stars = frames && page.line(start - 1).contains("*-");
        boolean placed = false;
        char separator = first == null ? ' ' : first.separator();
        int end = start;
        int blanks = 0;
        for (int line = start; line < page.size() && blanks < 4; line++) {
            Row row = page.row(line);
            int near = row == null ? Row.near(page.content(line)) : 0;
            if (near > 0 && MarksForm.isRow(page, line)) {
                break;
            }
            if (page.isBlank(line)) {
                blanks++;
                run.gap();
                continue;
            }
            if (page.isFrame(line)) {
                frames = true;
            } else if (row != null && !run.agrees(row)) {
                run.add(row, line);
                run.fail(new Fault.UnevenBlanks(line + 1, 1));
                end = line + 1;
            } else if (row != null) {
                run.add(row, line);
                placed |= row.placed() != 0;
                end = line + 1;
            } else if (near > 0 && !page.isComment(line)) {
                run.add(new Row(new byte[9], 0, ' '), line);
                run.fail(wrong(page.content(line), line, near));
                end = line + 1;
            } else {
                break;
            }
            blanks = 0;
        }
        run.gap();
        if (!run.rows.isEmpty()) {
            run.fail(new Fault.BadHeight(run.lines.getFirst() + 1, 1, run.rows.size()));
        }
        String codec = ",;\t".indexOf(separator) >= 0
                ? separator == '\t' ? "tsv" : "csv"
                : stars ? "ss" : frames || separator == '|' ? "grid" : "blocks";
        return new Match(codec, run.sheets, Math.max(end, start + 1), placed, run.fault);
    }

    private static Fault wrong(String content, int line, int cells) {
        int words = content.strip().split("[\\s|]+").length;
        return words == 16 || words == 25
                ? new Fault.WrongSize(words)
                : new Fault.BadRow(line + 1, Math.max(1, content.stripTrailing().length()), cells);
    }
}
