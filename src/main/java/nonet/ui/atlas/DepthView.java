package nonet.ui.atlas;

import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.text.NumberFormat;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;
import nonet.trace.atlas.DepthProfile;
import nonet.trace.atlas.SearchSummary;
import nonet.ui.kit.Fonts;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewKeys;
import nonet.ui.search.PaintColor;

/// Bars for each level: guesses plain, dead ends hatched, solutions full.
final class DepthView extends SummaryView {

    private static final double LEFT = 70;
    private static final double BOTTOM = 20;
    private static final double TOP = 12;
    private static final double LEGEND = 110;

    static final ViewKeys<DepthView> KEYS = ViewKeys.of(row(
            "keys.atlas",
            key(KeyCode.LEFT, view -> view.choose(view.level - 1)),
            key(KeyCode.RIGHT, view -> view.choose(view.level + 1)),
            key(KeyCode.HOME, view -> view.choose(0)),
            key(KeyCode.END, view -> view.choose(Integer.MAX_VALUE))));

    private final Messages messages;
    private final AtlasWords words;
    private int level;

    /// @param say shows the words on a level
    DepthView(Messages messages, AtlasController atlas, Consumer<String> say) {
        super(messages.get("atlas.depths"), messages.get("atlas.depths-help"), atlas, say);
        this.messages = messages;
        words = new AtlasWords(messages);
        setId("atlas-depths");
        setMinSize(200, 80);
        setOnMouseMoved(event -> choose(levelAt(event.getX() / scaled())));
        setOnMousePressed(_ -> requestFocus());
        KEYS.handle(this, this);
    }

    private void choose(int other) {
        SearchSummary summary = summary();
        if (summary != null) {
            level = Math.clamp(other, 0, summary.depths().levels() - 1);
            describe();
        }
    }

    @Override
    String sentence(SearchSummary summary) {
        return words.level(summary, Math.min(level, summary.depths().levels() - 1));
    }

    private int levelAt(double x) {
        SearchSummary summary = summary();
        return summary == null ? 0 : (int) ((x - LEFT) / slot(summary.depths(), getWidth() / scaled()));
    }

    private static double slot(DepthProfile depths, double width) {
        return (width - LEFT - LEGEND) / depths.levels();
    }

    @Override
    void paint(GraphicsContext graphics, SearchSummary summary, double width, double height) {
        DepthProfile depths = summary.depths();
        double slot = slot(depths, width);
        double foot = height - BOTTOM;
        double unit = (foot - TOP) / Math.max(1, depths.largest());
        NumberFormat number = NumberFormat.getIntegerInstance(messages.locale());
        graphics.setFont(Fonts.regular(13));
        graphics.setStroke(color(PaintColor.LINE));
        graphics.setLineWidth(1);
        graphics.strokeLine(LEFT, foot, width - LEGEND, foot);
        graphics.setFill(color(PaintColor.QUIET));
        graphics.setTextAlign(TextAlignment.RIGHT);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.fillText(number.format(depths.largest()), LEFT - 6, TOP);
        graphics.fillText("0", LEFT - 6, foot);
        graphics.setTextAlign(TextAlignment.CENTER);
        int every = Math.max(1, (int) Math.ceil(26 / slot));
        double bar = Math.max(1, slot / 4);
        for (int each = 0; each < depths.levels(); each++) {
            double left = LEFT + each * slot + slot / 8;
            bar(graphics, PaintColor.OPEN, left, foot, bar, depths.guesses(each) * unit);
            bar(graphics, PaintColor.DEAD, left + bar, foot, bar, depths.deadEnds(each) * unit);
            bar(graphics, PaintColor.SOLUTION, left + 2 * bar, foot, bar, depths.solutions(each) * unit);
            graphics.setFill(color(PaintColor.QUIET));
            if (each % every == 0) {
                graphics.fillText(String.valueOf(each), left + bar * 1.5, foot + 10);
            }
            if (each == level && isFocused()) {
                graphics.setStroke(color(PaintColor.FOCUS));
                graphics.strokeRect(left - 1, TOP, 3 * bar + 2, foot - TOP);
            }
        }
        graphics.setTextAlign(TextAlignment.LEFT);
        List<PaintColor> tints = List.of(PaintColor.OPEN, PaintColor.DEAD, PaintColor.SOLUTION);
        List<String> names = List.of(
                messages.get("atlas.guesses"), messages.get("atlas.dead-ends"), messages.get("atlas.solutions"));
        for (int i = 0; i < names.size(); i++) {
            double y = TOP + 6 + i * 20;
            bar(graphics, tints.get(i), width - LEGEND + 8, y + 6, 12, 12);
            graphics.setFill(color(PaintColor.TEXT));
            graphics.fillText(names.get(i), width - LEGEND + 26, y);
        }
    }

    private void bar(GraphicsContext graphics, PaintColor tint, double x, double foot, double width, double height) {
        if (height <= 0) {
            return;
        }
        double tall = Math.max(2, height);
        Color ink = color(tint);
        graphics.setFill(
                tint == PaintColor.SOLUTION ? ink : ink.deriveColor(0, 1, 1, tint == PaintColor.OPEN ? 0.35 : 0.6));
        graphics.fillRect(x, foot - tall, width, tall);
        graphics.setStroke(ink);
        if (width > 3) {
            graphics.strokeRect(x + 0.5, foot - tall + 0.5, width - 1, Math.max(1, tall - 1));
        }
        if (tint == PaintColor.DEAD && width > 3) {
            for (double y = foot - 3; y > foot - tall + 2; y -= 4) {
                graphics.strokeLine(x, y, x + width, y - 2);
            }
        }
    }
}
