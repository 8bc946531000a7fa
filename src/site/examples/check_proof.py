#!/usr/bin/env python3
"""Checks a DRAT proof by reverse unit propagation: check_proof.py FORMULA.cnf PROOF.drat

It knows nothing of sudoku. Each clause that the proof adds must follow from those before it: with all its literals
false, clauses that have one literal left must lead to one that has none. The proof must end in the empty clause.
"""
import pathlib
import sys


class Wrong(Exception):
    pass


class Clauses:
    """Clauses that watch two of their literals each, and the literals that are true for good."""

    def __init__(self):
        self.watching = {}  # literal -> clauses that watch it
        self.copies = {}  # sorted literals -> clauses that have them
        self.true = set()
        self.trail = []  # of these, those made true since the last clause
        self.conflict = False

    def add(self, literals):
        clause = sorted(set(literals), key=lambda literal: -literal in self.true)
        self.copies.setdefault(tuple(sorted(clause)), []).append(clause)
        if len(clause) > 1:
            for literal in clause[:2]:
                self.watching.setdefault(literal, []).append(clause)
        if not clause or -clause[0] in self.true:
            self.conflict = True
        elif len(clause) == 1 or -clause[1] in self.true:
            self.conflict = self.propagate([clause[0]]) or self.conflict

    def delete(self, literals):
        copies = self.copies.get(tuple(sorted(set(literals))))
        if not copies:
            raise Wrong("deletes a clause that is not there")
        clause = copies.pop()
        if len(clause) > 1:
            for literal in clause[:2]:
                watching = self.watching[literal]
                del watching[next(i for i, other in enumerate(watching) if other is clause)]

    def propagate(self, literals):
        """Makes literals true with all that follows; returns whether a clause becomes false."""
        waiting = []
        for literal in literals:
            if -literal in self.true:
                return True
            self.make_true(literal, waiting)
        while waiting:
            false = -waiting.pop()
            kept = []
            watching = self.watching.get(false, [])
            for at, clause in enumerate(watching):
                if clause[0] == false:
                    clause[0], clause[1] = clause[1], clause[0]
                other = clause[0]
                free = 0 if other in self.true else next(
                    (i for i in range(2, len(clause)) if -clause[i] not in self.true), 0)
                if free:
                    clause[1], clause[free] = clause[free], clause[1]
                    self.watching.setdefault(clause[1], []).append(clause)
                    continue
                kept.append(clause)
                if -other in self.true:
                    self.watching[false] = kept + watching[at + 1:]
                    return True
                self.make_true(other, waiting)
            self.watching[false] = kept
        return False

    def make_true(self, literal, waiting):
        if literal not in self.true:
            self.true.add(literal)
            self.trail.append(literal)
            waiting.append(literal)

    def follows(self, literals):
        """Tells whether a clause follows by unit propagation."""
        self.trail = []
        follows = self.conflict or self.propagate([-literal for literal in literals])
        self.true.difference_update(self.trail)
        return follows


def formula(path):
    clause = []
    for line in pathlib.Path(path).read_text(encoding="ascii").splitlines():
        for word in [] if line[:1] in ("c", "p") else line.split():
            if word == "0":
                yield clause
                clause = []
            else:
                clause.append(int(word))


def proof(path):
    """Yields for each line whether it deletes, and its literals; of text and of binary proofs."""
    data = pathlib.Path(path).read_bytes()
    if all(byte in b"0123456789-d \r\n" for byte in data):
        for line in data.decode("ascii").splitlines():
            deletes = line.startswith("d")
            yield deletes, [int(word) for word in line.removeprefix("d").split()[:-1]]
        return
    at = 0
    while at < len(data):
        deletes = data[at] == ord("d")
        if not deletes and data[at] != ord("a"):
            raise Wrong("begins with neither a nor d")
        at, clause, number, shift = at + 1, [], 0, 0
        while at < len(data) and (shift or data[at]):
            number |= (data[at] & 0x7f) << shift
            shift += 7
            if data[at] < 0x80:
                clause.append(-(number >> 1) if number & 1 else number >> 1)
                number, shift = 0, 0
            at += 1
        at += 1
        yield deletes, clause


def main(cnf, drat):
    clauses = Clauses()
    for clause in formula(cnf):
        clauses.add(clause)
    number = 0
    try:
        for number, (deletes, clause) in enumerate(proof(drat), 1):
            if deletes:
                clauses.delete(clause)
            elif not clauses.follows(clause):
                raise Wrong("does not follow from the clauses before it")
            elif not clause:
                print(f"VERIFIED: {number} lines")
                return 0
            else:
                clauses.add(clause)
        raise Wrong("is the last one, but the empty clause is missing")
    except Wrong as wrong:
        print(f"NOT VERIFIED: line {number} {wrong}")
        return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
