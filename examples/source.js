/** Shows the markup between `<main>` and `</main>` below each page. */
const body = /<main[^>]*>\n?([\s\S]*?)\s*<\/main>/;

/** Removes the indentation that all lines share. */
function outdented(text) {
  const lines = text.split('\n');
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...depths))).join('\n');
}

const section = document.createElement('section');
const details = document.createElement('details');
const summary = document.createElement('summary');
const source = document.createElement('pre');
details.className = 'source';
source.tabIndex = 0;
summary.textContent = 'The markup of this page';
details.append(summary, source);
// A landmark: screen-reader users miss content outside of landmarks.
section.ariaLabel = summary.textContent;
section.append(details);
// At the end of the page, so that nothing shifts.
document.body.append(section);

details.addEventListener(
  'toggle',
  async () => {
    const page = await (await fetch(location.href)).text();
    source.textContent = outdented(body.exec(page)?.[1] ?? page);
  },
  { once: true },
);
