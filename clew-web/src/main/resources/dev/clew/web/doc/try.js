/** Sends what is typed into the forms of the API's page, and names this server in its command lines. */

for (const line of document.querySelectorAll("pre")) {
    line.textContent = line.textContent.replace("http://localhost:7272", location.origin);
}

for (const form of document.querySelectorAll("form.try")) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        send(form);
    });
}

/** @param {HTMLFormElement} form */
async function send(form) {
    const output = form.querySelector("output");
    output.textContent = "…";
    try {
        const response = await fetch(form.dataset.address, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: form.querySelector("textarea").value,
        });
        await show(output, response.status, response.headers.get("Content-Type") ?? "", await response.blob());
    } catch {
        output.textContent = "The server does not answer.";
    }
}

/** Text is shown, pictures as well or instead, and pages can be opened. */
async function show(output, status, type, body) {
    const parts = [];
    if (type.startsWith("image/")) {
        parts.push(picture(body));
    } else if (type === "application/pdf") {
        parts.push(page(body));
    }
    if (/json|svg|text/.test(type)) {
        parts.push(code(status, type, await body.text()));
    }
    output.replaceChildren(...parts);
}

function code(status, type, text) {
    const code = document.createElement("pre");
    code.tabIndex = 0;
    code.textContent = `${status} ${type.includes("json") ? JSON.stringify(JSON.parse(text), null, 2) : text}`;
    return code;
}

function picture(body) {
    const image = document.createElement("img");
    image.alt = "The picture";
    image.src = URL.createObjectURL(body);
    return image;
}

function page(body) {
    const link = document.createElement("a");
    link.textContent = "Open the page";
    link.href = URL.createObjectURL(body);
    link.download = "sudoku.pdf";
    return link;
}
