/** The theme editor of the docs: its form changes the previews, the contrasts, the CSS and the URL of the page. */
import { contrastOf, leastTextContrast } from '../../../core/model/contrast.ts';
import { isValidValue, themeCss } from './theme-values.ts';
import { type ColorToken, contrastPairs } from './tokens.ts';

type Field = HTMLInputElement | HTMLSelectElement;
type Scheme = 'light' | 'dark';

const schemes: readonly Scheme[] = ['light', 'dark'];

function find<Found extends Element>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`The theme editor has no ${selector}.`);
  return found;
}

const form = find<HTMLFormElement>(document, '.theme-editor');
const start = find<HTMLSelectElement>(form, '[name="start"]');
const font = find<HTMLSelectElement>(form, '[name="font"]');
const status = find<HTMLElement>(form, '[role="status"]');
const fields = [...form.querySelectorAll<Field>('input, select')].filter((field) => field !== start);
const frames = [...form.querySelectorAll<HTMLIFrameElement>('.previews iframe')];
const filled = (form.dataset.filled ?? '').split(' ');

const fieldValue = (name: string): string => fields.find((field) => field.name === name)?.value ?? '';

const colors = (): readonly ColorToken[] =>
  fields.flatMap(({ name, value: light }) => {
    const [, token] = /^(.+)-light$/.exec(name) ?? [];
    return token ? [{ name: token, light, dark: fieldValue(`${token}-dark`) }] : [];
  });

const defaultOf = (field: Field): string =>
  field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : field.defaultValue;

/** Sets the fields to the values of a query; other names and invalid values are ignored. */
function setValues(query: string): void {
  const values = new URLSearchParams(query);
  for (const field of fields) {
    const value = values.get(field.name);
    if (value === null) continue;
    const written = field.type === 'color' ? `#${value.toLowerCase()}` : value;
    if (isValidValue(field, written)) field.value = written;
  }
}

/** Returns the values that differ from the default, in the notation of the URL. */
const changedValues = (): URLSearchParams =>
  new URLSearchParams(
    fields
      .filter((field) => isValidValue(field, field.value) && field.value !== defaultOf(field))
      .map(({ name, value }) => [name, value.replace('#', '')]),
  );

/** Returns the declarations of the changed values. An invalid number counts as unchanged. */
function declarations(): ReadonlyMap<string, string> {
  const changed = changedValues();
  const declared = new Map<string, string>();
  for (const { name, light, dark } of colors())
    if (schemes.some((scheme) => changed.has(`${name}-${scheme}`)))
      declared.set(`--site-${name}`, `light-dark(${light}, ${dark})`);
  for (const { name, value, dataset } of fields)
    if ('token' in dataset && changed.has(name)) declared.set(`--site-${name}`, `${value}px`);
  if (changed.has('font')) declared.set('font-family', font.selectedOptions[0]?.dataset.stack ?? '');
  if (changed.has('text-size')) declared.set('font-size', `${fieldValue('text-size')}%`);
  return declared;
}

function showPreview(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement;
  if (!root) return;
  root.removeAttribute('style');
  const base = { 'color-scheme': frame.dataset.scheme, background: 'var(--site-surface)', color: 'var(--site-text)' };
  for (const [name, value] of [...Object.entries(base), ...declarations()]) root.style.setProperty(name, value ?? '');
}

interface Contrast {
  readonly label: string;
  readonly light: number;
  readonly dark: number;
}

const bestText = (color: string): number =>
  Math.max(...['#000000', '#ffffff'].map((text) => contrastOf(text, color) ?? 0));

function contrasts(): readonly Contrast[] {
  const all = colors();
  const valueIn = (name: string, scheme: Scheme): string => all.find((one) => one.name === name)?.[scheme] ?? '';
  const pairs = contrastPairs(all).map(({ text, behind }): Contrast => {
    const ratio = (scheme: Scheme): number => contrastOf(valueIn(text, scheme), valueIn(behind, scheme)) ?? 0;
    return { label: `${text} on ${behind}`, light: ratio('light'), dark: ratio('dark') };
  });
  // The text on these colours is black or white, whichever has more contrast.
  const onFilled = all
    .filter(({ name }) => filled.includes(name))
    .map(
      ({ name, light, dark }): Contrast => ({ label: `text on ${name}`, light: bestText(light), dark: bestText(dark) }),
    );
  return [...pairs, ...onFilled];
}

/** Rounds down: 4.496 does not pass, and is not shown as 4.5. */
const ratioText = (ratio: number): string =>
  `${(Math.floor(ratio * 100) / 100).toFixed(2)} ${ratio >= leastTextContrast ? 'pass' : 'fail'}`;

function showContrasts(): void {
  const all = contrasts();
  const rows = all.map(({ label, ...ratios }) => {
    const row = document.createElement('tr');
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = label;
    row.append(head);
    for (const scheme of schemes) {
      const cell = row.insertCell();
      cell.textContent = ratioText(ratios[scheme]);
      cell.classList.toggle('fail', ratios[scheme] < leastTextContrast);
    }
    return row;
  });
  find(form, 'tbody').replaceChildren(...rows);
  const failed = all.flatMap(({ light, dark }) => [light, dark]).filter((ratio) => ratio < leastTextContrast).length;
  const text =
    failed === 0
      ? 'Every text has a contrast of at least 4.5 : 1.'
      : `${failed} of ${all.length * 2} contrasts are below 4.5 : 1.`;
  // A live region announces each change.
  if (status.textContent !== text) status.textContent = text;
}

const link = find<HTMLAnchorElement>(form, 'a[download]');

function show(): void {
  for (const frame of frames) showPreview(frame);
  showContrasts();
  const css = themeCss(declarations());
  find(form, 'pre code').textContent = css;
  link.href = `data:text/css;charset=utf-8,${encodeURIComponent(css)}`;
}

/** Writes the URL when a change is complete: browsers limit how often a page may change it. */
function writeUrl(): void {
  const hash = changedValues().toString();
  history.replaceState(null, '', hash === '' ? location.pathname : `#${hash}`);
}

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const label = button.textContent;
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Not allowed',
  );
  button.addEventListener('blur', () => button.replaceChildren(label ?? ''), { once: true });
}

form.addEventListener('input', show);
form.addEventListener('change', ({ target }) => {
  if (target === start) setValues(start.selectedOptions[0]?.dataset.values ?? '');
  show();
  writeUrl();
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () =>
  // The fields are reset after this event.
  setTimeout(() => {
    show();
    writeUrl();
  }),
);
form.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  if (target.name === 'copy') void copy(target, themeCss(declarations()));
  if (target.name === 'share') void copy(target, location.href);
});
for (const frame of frames) frame.addEventListener('load', () => showPreview(frame));
addEventListener('hashchange', () => {
  setValues(location.hash.slice(1));
  show();
});

setValues(location.hash.slice(1));
show();
