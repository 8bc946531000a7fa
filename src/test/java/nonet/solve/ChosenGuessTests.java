package nonet.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.trace.Choice;
import org.junit.jupiter.api.Test;

class ChosenGuessTests {

    @Test
    void isReadAsItIsWritten() {
        ChosenGuess cell = ChosenGuess.in(Cell.at(7, 7), List.of(Digit.FIVE, Digit.THREE), 41);
        ChosenGuess places = new ChosenGuess(
                0,
                new Choice.Places(House.of(House.Kind.BOX, 7)),
                List.of(new Candidate(Cell.at(8, 2), Digit.FIVE), new Candidate(Cell.at(7, 1), Digit.FIVE)));

        assertThat(cell.notation()).isEqualTo("r7c7=53");
        assertThat(places.notation()).isEqualTo("5b7=r8c2,r7c1");
        assertThat(ChosenGuess.parse(cell.notation() + "@41")).contains(cell);
        assertThat(ChosenGuess.parse(places.notation())).contains(places);
        assertThat(ChosenGuess.parse("5B7=R8C2,R7C1@0")).contains(places);
    }
}
