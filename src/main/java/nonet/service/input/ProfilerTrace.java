package nonet.service.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.net.SocketException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.service.input.ProfilerException.Why;
import nonet.service.input.ProfilerMessage.Node;
import nonet.service.input.ProfilerMessage.Status;
import org.jspecify.annotations.Nullable;

/// The tree that a constraint solver sends to cp-profiler, as the lines of a trace. Only the way from the root to the last
/// node is kept, and its length is bounded, so that the memory needed is bounded for any tree. No message is read before its
/// lines are asked for.
///
/// A branch that sets a cell is a guess; one that excludes a digit is what remains when that guess is taken back. Cells
/// that have one value left at the root are givens. A restart, and a further tree, goes back to the root.
///
/// Without cells the tree is kept nevertheless: then each first branch enters the next digit of a solved grid.
final class ProfilerTrace extends Reader {

    /// A solved grid, whose digits stand for the levels of a tree without a board.
    private static final String LEVELS =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

    private static final int LONGEST_NAME = 50;

    /// The most messages before the first decision: of starts, restarts and roots.
    private static final int MOST_AHEAD = 16;

    /// The most nodes on the way to a node: some 10 MB.
    static final int DEEPEST = 100_000;

    private static final Pattern SOLVER = Pattern.compile("\"name\"\\s*:\\s*\"([^\"\\\\\\p{Cntrl}]+)\"");

    /// A node on the way from the root to the last one.
    private static final class Step {

        private final int id;

        /// The number of guesses on the way to it.
        private final int level;

        /// The cells that it has entered besides its guess.
        private final List<Cell> entered = new ArrayList<>();

        /// The decision of its first branch.
        private CellLabels.@Nullable Decision first;

        /// The number of branches from it that have not come yet.
        private int open;

        Step(Node node, int level) {
            id = node.id();
            open = node.status() == Status.BRANCH ? node.children() : 0;
            this.level = level;
        }
    }

    private final InputStream in;
    private final CellLabels labels;
    private final Deque<ProfilerMessage> ahead = new ArrayDeque<>();
    private final List<Step> way = new ArrayList<>();
    private final BitSet filled = new BitSet(81);
    private final List<BitSet> filledBefore = new ArrayList<>();
    private final boolean hasBoard;
    private final StringBuilder lines = new StringBuilder();
    private long tree;
    private int taken;

    /// Whether the next guess is the first one of a tree.
    private boolean begins;

    private boolean ended;

    /// Reads up to the first decision, and waits for it.
    ///
    /// @throws ProfilerException if there is no message
    ProfilerTrace(InputStream in, CellLabels labels) throws IOException {
        this.in = in;
        this.labels = labels;
        String name = "cp-profiler";
        Node root = null;
        Node first = null;
        while (first == null) {
            ProfilerMessage message = receive();
            if (message == null) {
                break;
            }
            ahead.add(message);
            if (message instanceof ProfilerMessage.Start(String info)) {
                Matcher said = SOLVER.matcher(info);
                name = said.find() ? said.group(1).strip() : name;
            }
            if (message instanceof Node node) {
                root = root == null ? node : root;
                labels.learn(node.label(), node.info());
                first = node.parent() < 0 ? null : node;
            }
            if (message instanceof ProfilerMessage.Done || ahead.size() > MOST_AHEAD) {
                break;
            }
        }
        if (ahead.isEmpty()) {
            throw new ProfilerException(Why.NOTHING);
        }
        hasBoard = first == null || labels.decision(first.label()) != null;
        List<Candidate> givens = root == null ? List.of() : labels.values(root.info());
        List<String> cells = new ArrayList<>();
        List<String> digits = new ArrayList<>();
        for (Candidate given : givens) {
            if (!filled.get(given.cell().index())) {
                filled.set(given.cell().index());
                cells.add("\"" + given.cell() + "\"");
                digits.add(given.digit().toString());
            }
        }
        String engine = name.isBlank() ? "cp-profiler" : name.substring(0, Math.min(name.length(), LONGEST_NAME));
        lines.append("{\"kind\":\"puzzle\",\"engine\":\"")
                .append(engine)
                .append("\",\"cells\":")
                .append(cells);
        lines.append(",\"digits\":").append(digits).append("}\n");
    }

    /// Tests whether the decisions are ones on cells.
    boolean hasBoard() {
        return hasBoard;
    }

    @Override
    public int read(char[] into, int from, int length) throws IOException {
        while (taken == lines.length()) {
            lines.setLength(0);
            taken = 0;
            if (ended) {
                return -1;
            }
            ProfilerMessage next = ahead.isEmpty() ? receive() : ahead.poll();
            if (next == null) {
                end();
                return -1;
            }
            take(next);
        }
        int count = Math.min(length, lines.length() - taken);
        lines.getChars(taken, taken + count, into, from);
        taken += count;
        return count;
    }

    /// Returns the next message; null if the solver is gone.
    private @Nullable ProfilerMessage receive() throws IOException {
        try {
            return ProfilerMessage.read(in);
        } catch (SocketException reset) {
            return null;
        }
    }

    /// Ends the trace of a solver that is gone without a message. Choco never sends one, but its tree is whole then.
    private void end() throws ProfilerException {
        ended = true;
        if (way.isEmpty() || way.stream().anyMatch(step -> step.open > 0)) {
            throw new ProfilerException(Why.NO_END);
        }
    }

    private void take(ProfilerMessage message) throws IOException {
        switch (message) {
            case ProfilerMessage.Start _, ProfilerMessage.Restart _ -> backTo(0);
            case ProfilerMessage.Done _ -> {
                backTo(0);
                event("exhausted");
                ended = true;
            }
            case Node node -> take(node);
        }
    }

    private void take(Node node) throws ProfilerException {
        if (node.parent() < 0 || node.tree() != tree && !way.isEmpty()) {
            backTo(0);
        }
        tree = node.tree();
        if (node.parent() >= 0 && !way.isEmpty()) {
            int at = way.size();
            while (at > 0 && way.get(at - 1).id != node.parent()) {
                at--;
            }
            if (at == 0) {
                throw new ProfilerException(Why.ORDER);
            }
            backTo(at);
            way.getLast().open--;
        }
        if (way.size() == DEEPEST) {
            throw new ProfilerException(Why.DEEP);
        }
        int level = level() + (opens(node) ? 1 : 0);
        Step step = new Step(node, level);
        way.add(step);
        for (Candidate value : values(node)) {
            if (!filled.get(value.cell().index())) {
                filled.set(value.cell().index());
                step.entered.add(value.cell());
                event("placed", value, "");
            }
        }
        if (node.status() == Status.SOLVED && filled.cardinality() == 81) {
            event("found");
        }
    }

    /// Opens the guess that leads to a node, if one does.
    private boolean opens(Node node) throws ProfilerException {
        Candidate guess = guess(node);
        if (guess == null || filled.get(guess.cell().index())) {
            return false;
        }
        while (filledBefore.size() <= level()) {
            filledBefore.add(new BitSet(81));
        }
        filledBefore.set(level(), (BitSet) filled.clone());
        filled.set(guess.cell().index());
        // Not the next alternative of a guess in the tree before.
        event("guessed", guess, begins ? ",\"ordinal\":1" : "");
        begins = false;
        return true;
    }

    private @Nullable Candidate guess(Node node) throws ProfilerException {
        if (node.parent() < 0 || node.status() == Status.SKIPPED) {
            return null;
        }
        if (!hasBoard) {
            int level = level();
            return node.alternative() == 0 && level < 81 ? level(level) : null;
        }
        CellLabels.Decision decision = labels.decision(node.label());
        if (decision == null || way.isEmpty()) {
            return null;
        }
        Step parent = way.getLast();
        boolean repeats = node.alternative() > 0 && decision.equals(parent.first);
        if (node.alternative() == 0) {
            parent.first = decision;
        }
        return decision.holds() && !repeats ? decision.candidate() : null;
    }

    /// Returns the digits that are known at a node.
    private List<Candidate> values(Node node) throws ProfilerException {
        if (hasBoard) {
            return labels.values(node.info());
        }
        return node.status() == Status.SOLVED
                ? IntStream.range(0, 81).mapToObj(ProfilerTrace::level).toList()
                : List.of();
    }

    private static Candidate level(int index) {
        return new Candidate(Cell.of(index), Digit.of(LEVELS.charAt(index) - '0'));
    }

    private int level() {
        return way.isEmpty() ? 0 : way.getLast().level;
    }

    /// Leaves all nodes after the first ones of the way.
    private void backTo(int count) {
        begins |= count == 0;
        int before = level();
        List<Step> left = way.subList(count, way.size());
        List<Cell> stale = new ArrayList<>();
        int level = count == 0 ? 0 : way.get(count - 1).level;
        left.stream().filter(step -> step.level == level).forEach(step -> stale.addAll(step.entered));
        left.clear();
        if (level < before) {
            for (int each = before; each > level; each--) {
                event("backtracked");
            }
            filled.clear();
            filled.or(filledBefore.get(level));
        }
        for (Cell cell : stale) {
            filled.clear(cell.index());
            lines.append("{\"kind\":\"cleared\",\"cells\":[\"").append(cell).append("\"],\"digits\":[]}\n");
        }
    }

    private void event(String kind) {
        lines.append("{\"kind\":\"").append(kind).append("\"}\n");
    }

    private void event(String kind, Candidate candidate, String more) {
        lines.append("{\"kind\":\"").append(kind).append("\",\"cells\":[\"").append(candidate.cell());
        lines.append("\"],\"digits\":[")
                .append(candidate.digit())
                .append("]")
                .append(more)
                .append("}\n");
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
