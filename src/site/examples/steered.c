/* A solver that takes orders: cc -o steered steered.c && nonet watch --run ./steered 53..7....6..1.5... */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static int board[81], running, steps, guess = -1, guess_digit;

/* Waits until the next event is wanted. */
static void turn(void) {
    while (poll(&(struct pollfd) {0, POLLIN, 0}, 1, running || steps ? 0 : -1) > 0) {
        char line[40] = "", *at = line;
        int row, column, digit;
        do if (at == line + 39 || read(0, at, 1) != 1) exit(0);
        while (*at++ != '\n');
        if (!strcmp(line, "stop\n")) exit(0);
        steps += !strcmp(line, "step\n");
        running = !strcmp(line, "run\n") || (running && strcmp(line, "pause\n"));
        if (sscanf(line, "guess r%dc%d=%d", &row, &column, &digit) == 3) guess = row * 9 + column - 10, guess_digit = digit;
    }
}
static void tell(const char *kind, int cell, int digit) {
    steps -= steps > 0, printf("{\"kind\":\"%s\"", kind);
    if (cell >= 0) printf(",\"cells\":[\"r%dc%d\"],\"digits\":[%d]", cell / 9 + 1, cell % 9 + 1, digit);
    puts("}"), fflush(stdout);
}
static int candidates(int cell, int mask) {
    for (int i = 0, box = cell / 27 * 27 + cell % 9 / 3 * 3; i < 9; i++)
        mask &= ~(1 << board[cell / 9 * 9 + i] | 1 << board[cell % 9 + 9 * i] | 1 << board[box + i / 3 * 9 + i % 3]);
    return mask;
}
static void search(void) {
    int cell = -1, least = 10, first = 0;
    turn();
    for (int i = 0, has; i < 81; i++)
        if (!board[i] && (has = __builtin_popcount(candidates(i, 1022))) < least) least = has, cell = i;
    if (cell < 0) { tell("found", -1, 0); return; }
    if (least > 1 && guess >= 0) {
        if (!board[guess] && candidates(guess, 1 << guess_digit)) cell = guess, first = guess_digit;
        guess = -1;
    }
    int mask = candidates(cell, 1022), guesses = least > 1;
    for (int i = 0, digit = first; i < 10; digit = ++i)
        if (mask >> digit & 1 && (i == 0 || digit != first)) {
            turn();
            tell(guesses ? "guessed" : "placed", cell, board[cell] = digit);
            search(), board[cell] = 0;
            if (guesses) turn(), tell("backtracked", -1, 0);
        }
}
int main(int count, char **arguments) {
    char cells[700] = "", digits[200] = "";
    for (int i = 0; count > 1 && i < 81 && arguments[1][i]; i++)
        if ((board[i] = strchr("123456789", arguments[1][i]) ? arguments[1][i] - '0' : 0)) {
            sprintf(cells + strlen(cells), "%s\"r%dc%d\"", *cells ? "," : "", i / 9 + 1, i % 9 + 1);
            sprintf(digits + strlen(digits), "%s%d", *digits ? "," : "", board[i]);
        }
    printf("{\"kind\":\"puzzle\",\"engine\":\"steered.c\",\"cells\":[%s],\"digits\":[%s]}\n", cells, digits);
    fflush(stdout), search(), turn(), tell("exhausted", -1, 0);
}
