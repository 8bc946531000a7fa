package nonet.codec.code;

import java.util.ArrayList;
import java.util.List;

/// A number among the row, column and value of givens.
///
/// @param cell the digit, `.` for 0
/// @param gap the hash of the tokens between the previous number and this one
/// @param role the role stated by the word before it, as in [CodeLexer#role]
/// @param line the line of the number
record ClueFact(char cell, long gap, char role, int line) {

    /// Returns the numbers of all groups of up to three cells.
    static List<ClueFact> of(List<CellGroup> groups) {
        List<ClueFact> facts = new ArrayList<>();
        for (CellGroup group : groups) {
            for (int i = 0; i < group.size() && group.size() <= 3; i++) {
                facts.add(new ClueFact(
                        group.cells.charAt(i), i == 0 ? group.smallGap() : 1, i == 0 ? group.role() : 0, group.line()));
            }
        }
        return facts;
    }

    int number() {
        return cell == '.' ? 0 : cell - '0';
    }
}
