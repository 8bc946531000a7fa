package nonet.rate.se.evidence;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Reason;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.board.SearchOrder;
import org.jspecify.annotations.Nullable;

/// Why a node of a chain or a net follows from others.
public enum NodeCause {
    /// It is assumed, or the node before it is the only cause.
    NONE,
    CELL,
    BOX,
    ROW,
    COLUMN,
    POINTING(SeTechnique.POINTING, Technique.POINTING),
    CLAIMING(SeTechnique.CLAIMING, Technique.CLAIMING),
    HIDDEN_PAIR(SeTechnique.HIDDEN_PAIR, Technique.HIDDEN_PAIR),
    NAKED_PAIR(SeTechnique.NAKED_PAIR, Technique.NAKED_PAIR),
    X_WING(SeTechnique.X_WING, Technique.X_WING),
    FORCING_CHAIN(SeTechnique.FORCING_CHAIN, Technique.AIC),
    CELL_FORCING_CHAINS(SeTechnique.CELL_FORCING_CHAINS, Technique.FORCING_CHAIN_VERITY),
    DYNAMIC_CELL(SeTechnique.DYNAMIC_CELL, Technique.FORCING_CHAIN_VERITY);

    private static final NodeCause[] ALL = values();

    /// The houses by kind.
    private static final NodeCause[] HOUSES = {BOX, ROW, COLUMN};

    private final @Nullable SeTechnique technique;
    private final @Nullable Technique nearest;

    NodeCause() {
        this(null, null);
    }

    /// @param nearest the nearest technique of human logic
    NodeCause(@Nullable SeTechnique technique, @Nullable Technique nearest) {
        this.technique = technique;
        this.nearest = nearest;
    }

    /// Returns the cause with an ordinal.
    public static NodeCause at(int ordinal) {
        return ALL[ordinal];
    }

    /// Returns the house of a kind that holds the node.
    ///
    /// @param kind as in [SearchOrder#house]
    public static NodeCause ofKind(int kind) {
        return HOUSES[kind];
    }

    /// Returns a house that holds the node.
    public static NodeCause ofHouse(int house) {
        return house >= SearchOrder.BOXES ? BOX : house >= SearchOrder.COLUMNS ? COLUMN : ROW;
    }

    /// Returns a technique that removes the node.
    ///
    /// @throws IllegalArgumentException if nets do not apply it
    public static NodeCause of(SeTechnique technique) {
        for (NodeCause cause : ALL) {
            if (cause.technique == technique) {
                return cause;
            }
        }
        throw new IllegalArgumentException("not within nets: " + technique);
    }

    /// Returns the technique that removes the node, or null if there is none.
    public @Nullable SeTechnique technique() {
        return technique;
    }

    /// Returns the house that holds the node.
    ///
    /// @param cell the cell of the node
    /// @throws IllegalStateException if the cause is none
    public int house(int cell) {
        return switch (this) {
            case BOX -> Geometry.box(cell);
            case ROW -> Geometry.row(cell);
            case COLUMN -> Geometry.column(cell);
            default -> throw new IllegalStateException("not a house: " + this);
        };
    }

    /// Returns the reason why a candidate follows.
    ///
    /// @param candidate the candidate of the node
    /// @throws IllegalStateException if there is no cause
    Reason reason(Candidate candidate) {
        if (nearest != null) {
            Conclusion gone = new Conclusion.Elimination(candidate);
            return new Reason.ByDeduction(new RecordedDeduction(nearest, List.of(gone)));
        }
        return this == CELL
                ? new Reason.InCell(candidate.cell())
                : new Reason.InHouse(House.at(house(candidate.cell().index())));
    }
}
