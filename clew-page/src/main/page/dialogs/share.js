import { ask } from "../app/api.js";
import { toFragment } from "../app/share.js";
import { button } from "../parts/card.js";
import { h } from "../parts/dom.js";
import { download, toPng, toSvg } from "../grid/export.js";
import { icon } from "../parts/icons.js";
import { field, openDialog, select } from "./dialog.js";

const FORMATS = [
    ["line", "One line"],
    ["grid", "Drawn grid"],
    ["pm", "Grid of candidates"],
    ["hodoku", "HoDoKu line"],
    ["json", "JSON"],
];

/** Shares by link, copies as text, saves as a picture. Link, line and pictures are made here; the rest by the engine. */
export function open(app) {
    const { game } = app;
    const said = h("p", { class: "shared", role: "status" });
    const link = h("input", { type: "text", readonly: true, "aria-label": "Link to this position" });
    const address = (fragment) => `${location.origin}${location.pathname}${fragment}`;
    toFragment(game.position, game.about.name).then((fragment) => (link.value = address(fragment)));
    const format = select(FORMATS, "line");
    const copy = async (text, words) => {
        await navigator.clipboard?.writeText(text).catch(() => {});
        said.textContent = words;
    };
    const asText = async () => {
        try {
            const { position } = game;
            return format.value === "line"
                ? position.toLine()
                : (await ask("convert", { puzzle: position.toJson(), to: format.value })).text;
        } catch (error) {
            said.textContent = error.message;
            return null;
        }
    };
    const copyText = async () => {
        const text = await asText();
        text && (await copy(text, "Copied."));
    };
    const saveText = async () => {
        const text = await asText();
        text && download(`${fileName(game)}.txt`, new Blob([text], { type: "text/plain" }));
    };
    const picture = (name, words, run) =>
        h("button", { type: "button", class: "button", on: { click: run } }, icon(name, 18), words);
    openDialog(
        "Share or save",
        (close) => [
            field("Link to this position", link, "The position is in the link itself; nothing is stored anywhere."),
            h(
                "div",
                { class: "actions" },
                button({ words: "Copy the link", primary: true, run: () => copy(link.value, "Link copied.") }),
            ),
            field("Text", format),
            h(
                "div",
                { class: "actions" },
                button({ words: "Copy", run: copyText }),
                button({ words: "Save", run: saveText }),
            ),
            h("p", { class: "field-label", text: "Picture" }),
            h(
                "div",
                { class: "actions" },
                picture("down", "SVG", async () => download(`${fileName(game)}.svg`, await drawn(app, toSvg))),
                picture("down", "PNG", async () => download(`${fileName(game)}.png`, await drawn(app, toPng))),
                picture("print", "Print", () => {
                    close();
                    print();
                }),
            ),
            game.about.seed &&
                h("p", {
                    class: "field-hint seed",
                    text: madeWith(game.about),
                }),
            said,
        ],
        { name: "dialog-share" },
    );
}

/** What makes the puzzle again; games that were saved before versions were told have none. */
function madeWith({ seed, version }) {
    return `Made with the seed ${seed}${version ? ` by Clew ${version}` : ""}; the same wishes make it again.`;
}

/** A picture of the grid without the traces of playing: nothing selected, nothing highlighted. */
async function drawn(app, draw) {
    const scene = app.current.scene?.() ?? app.board.scene;
    const none = new Set();
    const play = scene.play && { ...scene.play, selected: none, peers: none, same: none, digit: 0 };
    app.board.figure.draw({ ...scene, play });
    const picture = await draw(app.board.figure);
    app.refresh();
    return picture;
}

function fileName(game) {
    const name = (game.about.name ?? "puzzle")
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
    return name || "puzzle";
}
