#!/usr/bin/env python3
"""Checks that the proofs of a path chain: check_path.py FOLDER PUZZLE

FOLDER is what `nonet path --proofs` wrote, PUZZLE 81 characters. Each step must begin from nothing but the rules, the
givens, and what the steps before it have proved, and its refutation must be right. Then each solution has the digits that
the last line prints.
"""
import itertools
import pathlib
import sys

import check_proof


def rules():
    """Returns the clauses that each sudoku has."""
    units = [[(row, column) for column in range(9)] for row in range(9)]
    units += [list(column) for column in zip(*units)]
    units += [[(row + i, column + j) for i in range(3) for j in range(3)]
              for row in range(0, 9, 3) for column in range(0, 9, 3)]
    sets = [[81 * row + 9 * column + digit for row, column in unit] for unit in units for digit in range(1, 10)]
    sets += [[81 * row + 9 * column + digit for digit in range(1, 10)] for row in range(9) for column in range(9)]
    return {frozenset(each) for each in sets} | {
        frozenset((-one, -other)) for each in sets for one, other in itertools.combinations(each, 2)}


def main(folder, puzzle):
    rule = rules()
    known = {9 * cell + int(digit) for cell, digit in enumerate(puzzle) if digit in "123456789"}
    for cnf in sorted(pathlib.Path(folder).glob("step-*.cnf")):
        *begun, opposite = check_proof.formula(cnf)
        # What the digits known so far exclude is known, too.
        known |= {-other for pair in rule if len(pair) == 2 for one, other in itertools.permutations(map(abs, pair))
                  if one in known}
        strange = [each for each in begun if frozenset(each) not in rule and not (len(each) == 1 and each[0] in known)]
        if strange:
            print(f"NOT VERIFIED: {cnf.name} begins from {strange[0]}, which is not known")
            return 1
        print(cnf.stem, end=" ")
        if check_proof.main(cnf, cnf.with_suffix(".drat")):
            return 1
        known |= {-literal for literal in opposite}
    print("".join(str(next((d for d in range(1, 10) if 9 * cell + d in known), ".")) for cell in range(81)))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
