/** The form of the theme editor: a control for each token of the stylesheet, generated from the tokens and the themes. */
import { readdir, readFile } from 'node:fs/promises';
import { fromRoot } from '../root.ts';
import { escaped } from './highlight.ts';
import { type ColorToken, readTokens, type Tokens } from './site/tokens.ts';

const themesFolder = 'core/page/themes';

/** Fonts that need no download, by name. The elements use the font of the page. */
const fonts: Readonly<Record<string, string>> = {
  system: 'system-ui, sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  serif: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif',
  rounded: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, sans-serif',
  monospace: 'ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace',
};

const withoutHash = (color: string): string => color.slice(1);

/** The values of a theme in the notation of the URL of the editor. */
const valuesOf = ({ colors, lengths }: Tokens): string =>
  new URLSearchParams([
    ...colors.flatMap(({ name, light, dark }) => [
      [`${name}-light`, withoutHash(light)],
      [`${name}-dark`, withoutHash(dark)],
    ]),
    ...lengths.map(({ name, px }) => [name, String(px)]),
  ]).toString();

const colorInput = ({ name, ...values }: ColorToken, scheme: 'light' | 'dark'): string =>
  `<label><span class="hidden">${name}, </span>${scheme} <input type="color" name="${name}-${scheme}" value="${values[scheme]}"></label>`;

const numberInput = (label: string, attributes: string): string =>
  `<label>${label} <input type="number" step="1" inputmode="numeric" ${attributes}></label>`;

const select = (label: string, name: string, options: readonly string[]): string =>
  `<label>${label} <select name="${name}">${options.join('')}</select></label>`;

const preview = (scheme: 'light' | 'dark'): string =>
  `<iframe src="examples/theme-editor-1.html" title="Preview in ${scheme} mode" data-scheme="${scheme}"></iframe>`;

/** Returns the editor as HTML without empty lines, at which Markdown would continue. */
export async function themeEditor(css: string): Promise<string> {
  const tokens = readTokens(css);
  const names = (await readdir(fromRoot(themesFolder))).map((file) => file.replace('.css', ''));
  const read = async (name: string) => readTokens(await readFile(fromRoot(`${themesFolder}/${name}.css`), 'utf8'));
  const themes = await Promise.all(names.map(async (name) => ({ name, tokens: await read(name) })));
  const starts = [{ name: 'default', tokens }, ...themes].map(
    (theme) => `<option data-values="${escaped(valuesOf(theme.tokens))}">${theme.name}</option>`,
  );
  const fontOptions = Object.entries(fonts).map(
    ([name, stack]) => `<option value="${name}" data-stack="${escaped(stack)}">${name}</option>`,
  );
  const filled = [...css.matchAll(/--site-on-(\w+):/g)].map(([, name]) => name).join(' ');
  return [
    `<form class="theme-editor" data-filled="${filled}" autocomplete="off">`,
    `<p>${select('Start from', 'start', starts)} <button type="reset">Reset</button></p>`,
    '<fieldset><legend>Colours</legend>',
    ...tokens.colors.map(
      (token) =>
        `<div class="token"><code>${token.name}</code>${colorInput(token, 'light')}${colorInput(token, 'dark')}</div>`,
    ),
    '</fieldset>',
    '<fieldset><legend>Shape, font and spacing</legend>',
    ...tokens.lengths.map(({ name, px }) =>
      numberInput(`<code>${name}</code> in px`, `name="${name}" min="0" max="64" value="${px}" data-token`),
    ),
    select('Font', 'font', fontOptions),
    numberInput('Text size in percent', 'name="text-size" min="75" max="200" value="100"'),
    numberInput('<code>page-margin</code> in px', 'name="page-margin" min="0" max="96" value="22" data-token'),
    '</fieldset>',
    `<div class="previews">${preview('light')}${preview('dark')}</div>`,
    '<p role="status"></p>',
    '<table><thead><tr><th>text</th><th>light</th><th>dark</th></tr></thead><tbody></tbody></table>',
    '<p><button type="button" name="copy">Copy the CSS</button> <a download="theme.css">Download the CSS</a> <button type="button" name="share">Copy a link</button></p>',
    '<pre tabindex="0" role="region" aria-label="CSS"><code></code></pre>',
    '</form>',
    '<script type="module" src="assets/theme-editor.js"></script>',
  ].join('\n');
}
