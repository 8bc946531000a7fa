package nonet.ui.preferences;

import javafx.animation.AnimationTimer;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.DragEvent;

/// Scrolls a list while something is dragged near its upper or lower edge, so that it reaches hidden places.
final class DragScroll extends AnimationTimer {

    private static final double ZONE = 28;
    private static final double FASTEST = 12;

    private final ListView<?> list;
    private double speed;

    private DragScroll(ListView<?> list) {
        this.list = list;
    }

    static void install(ListView<?> list) {
        DragScroll scroll = new DragScroll(list);
        list.addEventFilter(DragEvent.DRAG_OVER, scroll::over);
        list.addEventHandler(DragEvent.DRAG_EXITED, exited -> scroll.stop());
        list.addEventFilter(DragEvent.DRAG_DROPPED, dropped -> scroll.stop());
    }

    /// Returns the distance to scroll in a frame, in pixels: larger near the edge, negative for upwards.
    static double speed(double y, double height) {
        double up = Math.clamp((ZONE - y) / ZONE, 0, 1);
        double down = Math.clamp((y - height + ZONE) / ZONE, 0, 1);
        return FASTEST * (down - up);
    }

    private void over(DragEvent event) {
        speed = speed(list.sceneToLocal(event.getSceneX(), event.getSceneY()).getY(), list.getHeight());
        if (speed == 0) {
            stop();
        } else {
            start();
        }
    }

    @Override
    public void handle(long now) {
        if (list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            flow.scrollPixels(speed);
        }
    }
}
