#!/usr/bin/env python3
"""Checks a DRAT proof by reverse unit propagation: check_proof.py FORMULA.cnf PROOF.drat

It knows nothing of sudoku. Each clause that the proof adds must follow from those before it: with all its literals
false, clauses that have one literal left must lead to one that has none. The proof must end in the empty clause.
"""
import pathlib
import re
import sys

LITERAL = re.compile("-?[1-9][0-9]{0,9}")
CODE = re.compile(rb"[\x80-\xff]*[\x01-\x7f]")
BINARY_LINE = re.compile(rb"[ad](?:[\x80-\xff]*[\x01-\x7f])*")


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
        for literal in clause[:2] if len(clause) > 1 else []:
            self.watching.setdefault(literal, []).append(clause)
        if len(clause) < 2 or -clause[1] in self.true:
            self.conflict = not clause or self.propagate(clause[:1]) or self.conflict

    def delete(self, literals):
        copies = self.copies.get(tuple(sorted(set(literals))))
        if not copies:
            raise ValueError("deletes a clause that is not there")
        clause = copies.pop()
        for literal in clause[:2] if len(clause) > 1 else []:
            watching = self.watching[literal]
            del watching[[*map(id, watching)].index(id(clause))]

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
                other = clause[0] if clause[1] == false else clause[1]
                clause[:2] = other, false
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
        self.trail = []
        follows = self.conflict or self.propagate([-literal for literal in literals])
        self.true.difference_update(self.trail)
        return follows


def literals(words):
    if all(LITERAL.fullmatch(word) for word in words):
        return [int(word) for word in words]
    raise ValueError("has a word that is no literal")


def formula(path):
    clause = []
    for line in pathlib.Path(path).read_text(encoding="ascii").splitlines():
        for word in [] if line[:1] in ("c", "p") else line.split():
            if word == "0":
                yield clause
                clause = []
            else:
                clause += literals([word])


def text_line(line):
    words = line.decode("ascii", "replace").split()
    if words[-1:] != ["0"]:
        raise ValueError("does not end in 0")
    return words[0] == "d", literals(words[words[0] == "d":-1])


def binary_line(line):
    if not BINARY_LINE.fullmatch(line):
        raise ValueError("is no line of a binary proof")
    numbers = [sum((byte & 0x7f) << 7 * at for at, byte in enumerate(code)) for code in CODE.findall(line[1:])]
    return line[:1] == b"d", literals([str(-(n >> 1) if n & 1 else n >> 1) for n in numbers])


def proof(path):
    """Returns the lines of a proof, and what reads one: whether it deletes, and its literals."""
    data = pathlib.Path(path).read_bytes()
    if b"\0" in data:  # ends each line of a binary proof, and is in no text
        return data.removesuffix(b"\0").split(b"\0"), binary_line
    return data.splitlines(), text_line


def main(cnf, drat):
    clauses, where = Clauses(), "the formula"
    try:
        for clause in formula(cnf):
            clauses.add(clause)
        lines, read = proof(drat)
        for number, line in enumerate(lines, 1):
            if read is text_line and line.startswith(b"c"):
                continue
            where = f"line {number}"
            deletes, clause = read(line)
            if deletes:
                clauses.delete(clause)
            elif not clauses.follows(clause):
                raise ValueError("does not follow from the clauses before it")
            elif not clause:
                print(f"VERIFIED: {number} lines")
                return 0
            else:
                clauses.add(clause)
        raise ValueError("is the last one, but the empty clause is missing")
    except ValueError as wrong:
        print(f"NOT VERIFIED: {where} {wrong}")
        return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
