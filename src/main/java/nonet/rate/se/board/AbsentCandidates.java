package nonet.rate.se.board;

import nonet.grid.Bits;

/// Lists of the candidates that must be missing for a pattern to hold.
public final class AbsentCandidates {

    private AbsentCandidates() {}

    /// Returns a digit at some places of a house.
    public static int[] digit(int house, int places, int digit) {
        int[] absent = new int[Integer.bitCount(places)];
        int count = 0;
        for (int place : Bits.of(places)) {
            absent[count++] = Houses.cell(house, place) * 9 + digit;
        }
        return absent;
    }

    /// Returns all digits of a mask at some places of a house.
    public static int[] digits(int house, int places, int digits) {
        int[] absent = new int[Integer.bitCount(places) * Integer.bitCount(digits)];
        int count = 0;
        for (int place : Bits.of(places)) {
            int cell = Houses.cell(house, place);
            for (int digit = digits; digit != 0; digit &= digit - 1) {
                absent[count++] = cell * 9 + Integer.numberOfTrailingZeros(digit);
            }
        }
        return absent;
    }
}
