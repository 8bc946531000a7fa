package nonet.explain;

import java.util.List;
import nonet.deduce.Als;
import nonet.deduce.Chain;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Reason;
import nonet.explain.family.OneLine;
import nonet.grid.CellSet;
import nonet.notation.EurekaWriter;
import nonet.notation.Names;

/// The notations in which forums and other programs write chains.
public enum ChainNotation {

    /// Eureka, such as `(5=8)r5c2-(8=2)r7c2`: a digit is written where it changes, a link in a cell within parentheses.
    EUREKA {
        @Override
        String text(InferenceChain chain) {
            CellSet cells = chain.start().cells();
            EurekaWriter text = new EurekaWriter(chain.start().digit(), cells, false);
            boolean inCells = false;
            for (Link link : chain.links()) {
                if (isInside(link)) {
                    cells = inCells ? cells.or(place(link)) : place(link);
                    text.inCells(link.isStrong(), link.to().digit(), cells);
                } else {
                    text.toCells(link.isStrong(), link.to().digit(), link.to().cells());
                }
                inCells = isInside(link);
            }
            return text.toString();
        }
    },

    /// Nice loops, such as `[r5c2]-8-[r7c2]=2=[r7c9]`: links between cells only.
    NICE_LOOP {
        @Override
        String text(InferenceChain chain) {
            return cellLinks(chain, "[", "]", "");
        }
    },

    /// The notation of HoDoKu, such as `5- r5c2 -8- r7c2 -2`: links between cells only, and the digit of an end in whose
    /// cell a link starts or ends.
    HODOKU {
        @Override
        String text(InferenceChain chain) {
            Link first = chain.links().getFirst();
            Link last = chain.links().getLast();
            return (isInside(first) ? first.from().digit() + "- " : "")
                    + cellLinks(chain, "", "", " ")
                    + (isInside(last) ? " -" + last.to().digit() : "");
        }
    };

    /// Returns a chain with its conclusions, such as `(5=8)r5c2-(8=2)r7c2 => r7c5<>2`.
    public String of(Chain chain) {
        return text(chain.path()) + " => " + OneLine.conclusions(chain.conclusions());
    }

    abstract String text(InferenceChain chain);

    /// Returns the links between cells; a link in a cell or a set is implied by the digits beside it.
    private static String cellLinks(InferenceChain chain, String open, String close, String gap) {
        List<Link> links = chain.links();
        StringBuilder text = new StringBuilder();
        CellSet cells = chain.start().cells();
        for (Link link : links) {
            if (isInside(link)) {
                cells = place(link);
            } else {
                text.append(open).append(Names.of(cells)).append(close).append(gap);
                text.append(sign(link))
                        .append(link.to().digit())
                        .append(sign(link))
                        .append(gap);
                cells = link.to().cells();
            }
        }
        return text.append(open).append(Names.of(cells)).append(close).toString();
    }

    private static String sign(Link link) {
        return link.isStrong() ? "=" : "-";
    }

    /// Tests whether a link stays in a cell or in an almost locked set.
    private static boolean isInside(Link link) {
        return switch (link.reason()) {
            case Reason.InCell _, Reason.InAls _ -> true;
            case Reason.InHouse _, Reason.BesideAls _, Reason.ByDeduction _, Reason.InDeadlyPattern _ -> false;
        };
    }

    private static CellSet place(Link link) {
        return link.reason() instanceof Reason.InAls(Als als)
                ? als.cells()
                : link.to().cells();
    }
}
