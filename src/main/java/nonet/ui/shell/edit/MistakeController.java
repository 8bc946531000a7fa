package nonet.ui.shell.edit;

import java.util.List;
import java.util.function.Consumer;
import nonet.play.Document;
import nonet.play.History;
import nonet.play.Mistakes;
import nonet.play.Mistakes.Finding;
import nonet.proof.PlayerMove;
import nonet.solve.Solver;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Leads the user back to before the first wrong move, or says why there is no way back.
public final class MistakeController {

    private static final TaskQueue QUEUE = new TaskQueue("mistake");

    private final Messages messages;
    private final EditController edit;
    private final Solver solver;
    private final Latest work;
    private final Consumer<String> say;

    /// @param solver a complete engine
    /// @param say shows a sentence
    public MistakeController(Messages messages, Tasks tasks, EditController edit, Solver solver, Consumer<String> say) {
        this.messages = messages;
        this.edit = edit;
        this.solver = solver;
        this.say = say;
        work = new Latest(tasks, QUEUE);
    }

    /// Takes back the first wrong move and all moves after it, as one move. Redo repeats those after it.
    public void back() {
        History asked = edit.history.get();
        List<Document> known = asked.states(Integer.MAX_VALUE).subList(0, asked.age() + 1);
        work.start((_, cancel) -> Mistakes.of(known, solver, cancel), finding -> {
            if (edit.history.get() == asked) {
                take(finding);
            } else {
                back();
            }
        });
    }

    private void take(Finding finding) {
        if (finding instanceof Finding.Mistake mistake) {
            edit.to(mistake.right(), mistake.ahead());
        }
        say.accept(
                switch (finding) {
                    case Finding.Mistake mistake ->
                        messages.get(
                                "mistake.back",
                                new PlayerMove(mistake.wrong()),
                                mistake.ahead().size());
                    case Finding.Nothing(boolean unique) -> messages.get(unique ? "mistake.none" : "mistake.open");
                    case Finding.Older() -> messages.get("mistake.older");
                    case Finding.Unsolvable() -> messages.get("mistake.unsolvable");
                });
    }
}
