package dev.clew.page.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many modules in one script. */
class ModulesTest {
    @Test
    void eachRunsAfterThoseThatItImportsFrom() {
        Modules modules = new Modules();
        modules.add(
                "app/main.js", "import { b } from \"../model/b.js\";\nimport { c as d } from \"../c.js\";\nb(d);\n");
        modules.add("model/b.js", "import { c } from \"../c.js\";\nexport function b() {\n    return c;\n}\n");
        modules.add("c.js", "export const c = 1;\n");
        assertThat(modules.script("app/main.js")).endsWith("""
                $modules["c.js"] = (() => {
                const c = 1;
                return { c };
                })();
                $modules["model/b.js"] = (() => {
                const { c } = $modules["c.js"];
                function b() {
                return c;
                }
                return { b };
                })();
                $modules["app/main.js"] = (() => {
                const { b } = $modules["model/b.js"];
                const { c: d } = $modules["c.js"];
                b(d);
                return {  };
                })();
                """);
    }

    @Test
    void whatIsLoadedLaterBringsWhatTheFirstScriptLacks() {
        Modules modules = new Modules();
        modules.add("app/main.js", """
                import { a } from "./a.js";
                const { School } = await import("../learn/school.js");
                """);
        modules.add("app/a.js", "export class a {}\n");
        modules.add("learn/school.js", """
                import { a } from "../app/a.js";
                import { b } from "./b.js";
                export class School {}
                """);
        modules.add("learn/b.js", "export const b = 2;\n");
        assertThat(modules.script("app/main.js"))
                .contains("await $load(\"learn/school.js\", () => import(\"./learn/school.js\"))")
                .doesNotContain("class School");
        assertThat(modules.later("app/main.js")).containsOnlyKeys("learn/school.js");
        assertThat(modules.later("app/main.js").get("learn/school.js"))
                .startsWith("export const add = ($modules, $load) => {\n$modules[\"learn/b.js\"] ??= (() => {\n")
                .contains("$modules[\"learn/school.js\"] ??= ")
                .doesNotContain("$modules[\"app/a.js\"] ??= ");
    }

    @Test
    void aCircleIsRefused() {
        Modules modules = new Modules();
        modules.add("a.js", "import { b } from \"./b.js\";\n");
        modules.add("b.js", "import { a } from \"./a.js\";\n");
        assertThatThrownBy(() -> modules.script("a.js"))
                .hasMessage("Modules import from each other in a circle: [a.js, b.js], a.js");
    }

    @Test
    void aModuleThatIsMissingIsNamed() {
        Modules modules = new Modules();
        modules.add("a.js", "import { b } from \"./b.js\";\n");
        assertThatThrownBy(() -> modules.script("a.js")).hasMessage("There is no module b.js");
        assertThatThrownBy(() -> Module.parse("a.js", "import { b } from \"../b.js\";\n"))
                .hasMessage("a.js imports from ../b.js, which is outside the page");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "import * as b from \"./b.js\";",
                "import \"./b.js\";",
                "import b from './b.js';",
                "export default class {}",
                "export let a = 1;",
                "export { a };",
                "export * from \"./b.js\";"
            })
    void otherFormsAreRefused(String line) {
        assertThatThrownBy(() -> Module.parse("a.js", "const a = 1;\n" + line + "\n"))
                .hasMessage("a.js has \"" + line + "\", which the build does not know");
    }

    @Test
    void commentsAreDroppedAndTextIsNot() {
        assertThat(Module.withoutComments("""
                /** Says what it is. */
                const a = 1; // stays
                    // goes
                /*
                 * goes, too
                 */
                const text = `
                    // no comment
                  /* nor this */
                `;
                    const b = "/* nor this */";
                """)).isEqualTo("""
                const a = 1; // stays
                const text = `
                    // no comment
                  /* nor this */
                `;
                const b = "/* nor this */";
                """);
    }
}
