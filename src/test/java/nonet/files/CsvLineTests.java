package nonet.files;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CsvLineTests {

    @Test
    void fieldsArePartedByCommasAndNullIsEmpty() {
        assertThat(CsvLine.of("a", 1, null, "", 2.5, "b c")).isEqualTo("a,1,,,2.5,b c\n");
    }

    @Test
    void quotesCommasQuotationMarksAndLineBreaks() {
        assertThat(CsvLine.of("a,b", "say \"no\"", "two\nlines", "two\rlines", "数独"))
                .isEqualTo("\"a,b\",\"say \"\"no\"\"\",\"two\nlines\",\"two\rlines\",数独\n");
    }

    @Test
    void aTextIsNeverAFormulaAndANumberStaysOne() {
        assertThat(CsvLine.of("=1+1", "+1", "-1", "@A1", "\tx", -1, "1-1"))
                .isEqualTo(" =1+1, +1, -1, @A1, \tx,-1,1-1\n");
    }
}
