package nonet.ui.race;

import static javafx.scene.input.KeyCode.DOWN;
import static javafx.scene.input.KeyCode.END;
import static javafx.scene.input.KeyCode.HOME;
import static javafx.scene.input.KeyCode.LEFT;
import static javafx.scene.input.KeyCode.PAGE_DOWN;
import static javafx.scene.input.KeyCode.PAGE_UP;
import static javafx.scene.input.KeyCode.RIGHT;
import static javafx.scene.input.KeyCode.UP;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import java.util.OptionalLong;
import javafx.beans.binding.DoubleBinding;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import nonet.trace.TraceProfile;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.search.CanvasRegion;
import nonet.ui.search.PaintColor;
import org.jspecify.annotations.Nullable;

/// The lane of a racer on the shared line of time: how far it is recorded, its guess level, its dead ends and solutions,
/// and where it diverges from another racer. Dragging the handle moves all racers.
final class LaneView extends CanvasRegion {

    private static final double HEIGHT = 34;
    private static final double CURVE_TOP = 8;
    private static final double CURVE_BOTTOM = 26;
    private static final double MARGIN = 7;
    private static final double AHEAD = 0.5;
    private static final int PAGES = 20;

    static final ViewKeys<LaneView> KEYS = ViewKeys.of(
            row(
                    "keys.timeline",
                    key(List.of(LEFT, DOWN), lane -> lane.race.stepBack()),
                    key(List.of(RIGHT, UP), lane -> lane.race.step()),
                    key(PAGE_UP, lane -> lane.page(-1)),
                    key(PAGE_DOWN, lane -> lane.page(1))),
            row("keys.ends", key(HOME, lane -> lane.race.toStart()), key(END, lane -> lane.race.toEnd())));

    private final RaceController race;
    private final RaceWords words;
    private final Racer racer;
    private final int place;
    private final DoubleBinding scale = scale();

    LaneView(Messages messages, RaceController race, Racer racer, int place) {
        this.race = race;
        this.racer = racer;
        this.place = place;
        words = new RaceWords(messages);
        setId("lane-" + (place + 1));
        getStyleClass().addAll("search-drawing", "lane");
        setAccessibleRole(AccessibleRole.SLIDER);
        setAccessibleHelp(messages.get("race.lane.help"));
        setFocusTraversable(true);
        scale.subscribe(this::arrange);
        ViewListeners.onInvalidation(this, race.progress, this::redraw);
        ViewListeners.onInvalidation(this, race.total, this::redraw);
        ViewListeners.onInvalidation(this, race.divergence, this::redraw);
        ViewListeners.onInvalidation(this, race.recorded, this::redraw);
        ViewListeners.observe(this, race.tick, _ -> {
            redraw();
            notifyAccessibleAttributeChanged(AccessibleAttribute.VALUE);
            notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        });
        setOnMousePressed(this::seek);
        setOnMouseDragged(this::seek);
        KEYS.handle(this, this);
    }

    /// Takes the height that the drawing has with text of this size.
    private void arrange() {
        double height = Math.ceil(HEIGHT * scale.get());
        setMinSize(120, height);
        setPrefSize(600, height);
        setMaxHeight(height);
        redraw();
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, @Nullable Object... parameters) {
        return switch (attribute) {
            case TEXT -> words.spoken(racer);
            case VALUE -> (double) race.tick.get();
            case MIN_VALUE -> 0.0;
            case MAX_VALUE -> (double) race.total.get();
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height) {
        List<RaceProgress> lanes = race.progress.get();
        graphics.setFill(color(PaintColor.LINE));
        graphics.fillRect(MARGIN, CURVE_BOTTOM, line(), 1);
        if (place < lanes.size() && race.total.get() > 0) {
            RaceProgress progress = lanes.get(place);
            double end = x(progress.ticks());
            curve(graphics, progress, end);
            if (racer.finish(race.all.get()).isPresent()) {
                finish(graphics, end);
            } else if (racer.isOver()) {
                cut(graphics, end);
            }
            divergence(graphics, progress);
        }
        double now = x(race.tick.get());
        graphics.setGlobalAlpha(AHEAD);
        graphics.setFill(color(PaintColor.PAPER));
        graphics.fillRect(now, 0, width - now, CURVE_BOTTOM);
        graphics.setGlobalAlpha(1);
        graphics.setFill(color(isFocused() ? PaintColor.FOCUS : PaintColor.TEXT));
        graphics.fillRect(now - 1, 0, 2, height);
        paintFocus(graphics, width, height);
    }

    /// Paints the guess level of the recorded part, dead ends below the line, and solutions as flags.
    private void curve(GraphicsContext graphics, RaceProgress progress, double end) {
        TraceProfile profile = racer.recording.profile;
        double deepest = Math.max(1, profile.columns(1).deepest());
        Color level = color(PaintColor.OPEN);
        Color under = color(PaintColor.AREA).deriveColor(0, 1, 1, 0.35);
        double before = CURVE_BOTTOM;
        long shown = -1;
        for (double x = MARGIN; x < end; x++) {
            long event = Math.min(progress.event(tick(x + 1)), profile.size() - 1);
            if (event < 0) {
                continue;
            }
            boolean moved = event > shown;
            TraceProfile.Bucket bucket = profile.between(moved ? shown + 1 : event, event);
            double top = CURVE_BOTTOM - bucket.level() / deepest * (CURVE_BOTTOM - CURVE_TOP);
            graphics.setFill(under);
            graphics.fillRect(x, top, 1, CURVE_BOTTOM - top);
            graphics.setFill(level);
            graphics.fillRect(x, Math.min(top, before), 1, Math.max(1.3, Math.abs(top - before)));
            if (moved && bucket.contradictions() > 0) {
                graphics.setFill(color(PaintColor.DEAD));
                graphics.fillRect(x, CURVE_BOTTOM + 1, 1, Math.min(6, 2 + Math.log(bucket.contradictions())));
            }
            if (moved && bucket.solutions() > 0) {
                graphics.setFill(color(PaintColor.SOLUTION));
                graphics.fillRect(x, 0, 1.5, CURVE_BOTTOM);
                graphics.fillPolygon(new double[] {x, x - 8, x}, new double[] {0, 4, 8}, 3);
            }
            before = top;
            shown = event;
        }
    }

    /// Paints the end of a search: a bar from top to bottom.
    private void finish(GraphicsContext graphics, double x) {
        graphics.setFill(color(PaintColor.TEXT));
        graphics.fillRect(x - 1, CURVE_TOP - 4, 3, CURVE_BOTTOM - CURVE_TOP + 8);
    }

    /// Paints the end of a recording that was stopped: a broken bar.
    private void cut(GraphicsContext graphics, double x) {
        graphics.setFill(color(PaintColor.QUIET));
        for (double y = CURVE_TOP - 4; y < CURVE_BOTTOM + 4; y += 5) {
            graphics.fillRect(x - 1, y, 2, 3);
        }
    }

    /// Paints a diamond where this racer diverges from another.
    private void divergence(GraphicsContext graphics, RaceProgress progress) {
        Divergence divergence = race.divergence.get();
        OptionalLong event = divergence == null ? OptionalLong.empty() : divergence.event(place);
        if (event.isPresent()) {
            double x = x(progress.tick(event.getAsLong()));
            double y = CURVE_BOTTOM + 3;
            graphics.setFill(color(PaintColor.TEXT));
            graphics.fillPolygon(new double[] {x - 5, x, x + 5, x}, new double[] {y, y - 5, y, y + 5}, 4);
        }
    }

    private double line() {
        return Math.max(1, getWidth() / scaled() - 2 * MARGIN);
    }

    private double x(long tick) {
        long total = Math.max(1, race.total.get());
        return MARGIN + Math.round((double) Math.min(tick, total) / total * line());
    }

    private long tick(double x) {
        return Math.round(Math.clamp((x - MARGIN) / line(), 0, 1) * race.total.get());
    }

    private void page(int by) {
        long page = Math.max(1, race.total.get() / PAGES);
        race.move(race.tick.get() + by * page);
    }

    private void seek(MouseEvent event) {
        requestFocus();
        race.move(tick(event.getX() / scaled()));
    }
}
