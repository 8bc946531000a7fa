// Prints how many puzzles a second of processor time tdoku answers with none, one or several solutions, and the sum of
// these answers: tdoku LIST SECONDS, a puzzle of 81 characters a line. With a third argument it counts up to that many
// solutions, and prints solutions a second. Built and run by src/build/NativeTimes.java.
#include "tdoku.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

int main(int argc, char **argv) {
    std::vector<std::string> puzzles;
    std::ifstream list(argv[1]);
    for (std::string line; std::getline(list, line);) {
        if (line.size() >= 81 && line[0] != '#') {
            line.resize(81);
            for (char &c : line) {
                c = c >= '1' && c <= '9' ? c : '.';
            }
            puzzles.push_back(line);
        }
    }
    const double seconds = atof(argv[2]);
    const size_t limit = argc > 3 ? strtoull(argv[3], nullptr, 10) : 2;
    size_t guesses = 0;
    size_t answers = 0;
    size_t rounds = 0;
    double taken = 0;
    // The first pass warms up and is not counted.
    for (clock_t start = 0; taken < seconds; rounds++) {
        if (rounds == 1) {
            start = clock();
            answers = 0;
        }
        for (const std::string &puzzle : puzzles) {
            char solution[81];
            answers += TdokuSolverDpllTriadSimd(puzzle.c_str(), limit, 0, solution, &guesses);
        }
        taken = rounds == 0 ? 0 : double(clock() - start) / CLOCKS_PER_SEC;
    }
    const size_t done = limit > 2 ? answers : (rounds - 1) * puzzles.size();
    printf("%.1f %zu\n", done / taken, answers / (rounds - 1));
}
