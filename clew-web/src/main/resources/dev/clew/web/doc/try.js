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
        show(output, response.status, response.headers.get("Content-Type") ?? "", await response.text());
    } catch {
        output.textContent = "The server does not answer.";
    }
}

function show(output, status, type, text) {
    const code = document.createElement("pre");
    code.tabIndex = 0;
    code.textContent = `${status} ${type.includes("json") ? JSON.stringify(JSON.parse(text), null, 2) : text}`;
    output.replaceChildren(...(type.startsWith("image/svg") ? [picture(text)] : []), code);
}

function picture(svg) {
    const image = document.createElement("img");
    image.alt = "The picture";
    image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    return image;
}
