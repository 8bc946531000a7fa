package nonet.cli.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ManualTests {

    @Test
    void everyCommandThatIsNotHiddenHasAPage() throws IOException {
        assertThat(CommandPages.of(Orchard.create(), "Orchard 1.0"))
                .containsOnlyKeys("orchard.1", "orchard-pick.1")
                .containsEntry("orchard.1", expected("orchard.1"))
                .containsEntry("orchard-pick.1", expected("orchard-pick.1"));
    }

    @ParameterizedTest
    @EnumSource
    void completionsKnowCommandsOptionsAndChoices(ShellCompletion shell) throws IOException {
        String name = "orchard." + shell.name().toLowerCase(Locale.ROOT);
        assertThat(shell.of(Orchard.create())).isEqualTo(expected(name));
    }

    private static String expected(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(ManualTests.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
