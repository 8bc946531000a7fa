import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Compares how puzzles are solved by several profiles: forcing nets, forcing chains, puzzles without them, steps.
///
/// `nonet rate --profile HoDoKu LIST > hodoku.txt; nonet rate --profile Modern LIST > modern.txt;
/// java src/tools/TechniqueEffect.java hodoku.txt modern.txt`
final class TechniqueEffect {

    private static final Pattern COUNT = Pattern.compile(" ([a-z][a-z0-9-]*):([0-9]+)");

    private int nets;
    private int chains;
    private int guesses;
    private int withoutNets;
    private int withoutEither;
    private final List<Integer> steps = new ArrayList<>();
    private final Map<String, Integer> counts = new TreeMap<>();

    private TechniqueEffect() {}

    public static void main(String[] files) throws IOException {
        List<TechniqueEffect> effects = new ArrayList<>();
        for (String file : files) {
            TechniqueEffect effect = new TechniqueEffect();
            Files.readAllLines(Path.of(file)).forEach(effect::add);
            System.out.println(file + ": " + effect);
            effects.add(effect);
        }
        for (int i = 1; i < effects.size(); i++) {
            Map<String, Integer> more = new TreeMap<>(effects.get(i).counts);
            effects.getFirst().counts.keySet().forEach(more::remove);
            System.out.println(files[i] + " uses too: " + more);
        }
    }

    private void add(String line) {
        int all = 0;
        int net = 0;
        int chain = 0;
        for (Matcher matcher = COUNT.matcher(line); matcher.find(); ) {
            String technique = matcher.group(1);
            int count = Integer.parseInt(matcher.group(2));
            counts.merge(technique, count, Integer::sum);
            all += count;
            net += technique.startsWith("forcing-net") ? count : 0;
            chain += technique.startsWith("forcing-chain") ? count : 0;
            guesses += technique.equals("brute-force") ? count : 0;
        }
        if (all > 0) {
            steps.add(all);
            nets += net;
            chains += chain;
            withoutNets += net == 0 ? 1 : 0;
            withoutEither += net + chain == 0 ? 1 : 0;
        }
    }

    @Override
    public String toString() {
        List<Integer> sorted = steps.stream().sorted().toList();
        return String.format(
                Locale.ROOT,
                "%d puzzles, %d forcing nets, %d forcing chains, %d digits looked up, %d puzzles without a net, %d"
                        + " without either, median of steps %d",
                steps.size(),
                nets,
                chains,
                guesses,
                withoutNets,
                withoutEither,
                sorted.get(sorted.size() / 2));
    }
}
