package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nonet.cli.command.Shell.Result;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GuideCommandTests {

    @TempDir
    Path folder;

    @Test
    @Tag("full")
    void theSiteIsWrittenIntoANewFolder() {
        Path out = folder.resolve("a/guide");

        assertThat(nonet("guide", "--out", out.toString())).isEqualTo(new Result(0, "", ""));
        assertThat(out.resolve("index.html")).isRegularFile();
        assertThat(out.resolve("zh/technique-x-wing.html")).isRegularFile();
    }

    @Test
    void aFolderThatIsAFileIsRefusedWithOneSentence() throws IOException {
        Path file = Files.writeString(folder.resolve("guide"), "mine");

        Result result = nonet("guide", "--out", file.toString());

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).hasLineCount(1).contains(file.toString());
        assertThat(file).hasContent("mine");
    }
}
