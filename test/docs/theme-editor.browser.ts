/** The theme editor of the docs, as an author uses it. */
import { expect } from '@open-wc/testing';
import { press, setViewport } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { closePages, type OwnPage } from '../support/own-page.ts';
import { complaints, visit } from '../support/visit.ts';

const find = <Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found => {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`No element matches ${selector}.`);
  return found;
};

const cssOf = ({ document: page }: OwnPage): string => find(page, '.theme-editor pre').textContent;
const fieldOf = ({ document: page }: OwnPage, name: string) => find<HTMLInputElement>(page, `[name="${name}"]`);

/** Opens the editor with these values in its URL. */
async function open(hash = '', width = 1200): Promise<OwnPage> {
  const page = await visit(`docs/theme-editor.html${hash}`, { width });
  await eventually('the editor is ready', () => cssOf(page) !== '');
  return page;
}

/** Changes a field as its picker does. */
function change(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The color of a token in a preview, as computed there. */
const accentIn = ({ document: page }: OwnPage, scheme: string): string | undefined => {
  const { contentDocument: preview } = find<HTMLIFrameElement>(page, `[data-scheme="${scheme}"]`);
  const button = preview?.querySelector('site-form button[type="submit"]');
  return button ? getComputedStyle(button).backgroundColor : undefined;
};

before(() => setViewport({ width: 1300, height: 800 }));
afterEach(closePages);

describe('the theme editor', () => {
  it('changes real elements in light and in dark mode, and the CSS', async () => {
    const page = await open();
    change(fieldOf(page, 'accent-light'), '#0b5f73');
    change(fieldOf(page, 'accent-dark'), '#6fc6db');
    await eventually('the light preview', () => accentIn(page, 'light') === 'rgb(11, 95, 115)');
    await eventually('the dark preview', () => accentIn(page, 'dark') === 'rgb(111, 198, 219)');
    expect(cssOf(page)).to.include('--site-accent: light-dark(#0b5f73, #6fc6db);');
    expect(decodeURIComponent(find<HTMLAnchorElement>(page.document, 'a[download]').href)).to.include(cssOf(page));
    expect(page.troubles).to.deep.equal([]);
  });

  it('reports texts with too little contrast', async () => {
    const page = await open();
    const { document: own } = page;
    const rowOf = (label: string) =>
      [...own.querySelectorAll('.theme-editor tbody tr')].find((row) => row.textContent.startsWith(label))?.textContent;
    expect(rowOf('text on surface')).to.match(/(\d+\.\d\d pass){2}$/);
    change(fieldOf(page, 'text-light'), '#999999');
    expect(rowOf('text on surface')).to.match(/2\.84 fail\d+\.\d\d pass$/);
    expect(find(own, '.theme-editor [role="status"]').textContent).to.match(/^2 of \d+ contrasts are below/);
  });

  it('starts from a theme, and can be reset', async () => {
    const page = await open();
    const initial = cssOf(page);
    change(find<HTMLSelectElement>(page.document, '[name="start"]'), 'paper');
    expect(cssOf(page))
      .to.include('--site-surface: light-dark(#faf6ee, #1a1815);')
      .and.include('--site-radius-1: 2px;');
    find(page.document, '[type="reset"]').click();
    await eventually('the default', () => cssOf(page) === initial);
  });

  it('is shared by its URL, from which invalid and unknown values are ignored', async () => {
    const page = await open();
    change(fieldOf(page, 'accent-light'), '#0b5f73');
    change(fieldOf(page, 'radius-1'), '12');
    const shared = page.view.location.hash;
    const again = await open(shared);
    expect(cssOf(again)).to.equal(cssOf(page));
    const hostile = await open(
      '#accent-light=red}*{&radius-1=9999&font=Comic&onload=alert(1)&__proto__=x&text-dark=123',
    );
    const untouched = await open();
    expect(cssOf(hostile)).to.equal(cssOf(untouched));
    expect(hostile.troubles).to.deep.equal([]);
  });

  it('works by keyboard', async () => {
    const page = await open();
    const field = fieldOf(page, 'radius-1');
    page.view.focus();
    field.focus();
    await press('ArrowUp');
    await eventually('the CSS', () => cssOf(page).includes('--site-radius-1: 5px;'));
    await press('Tab');
    expect(page.document.activeElement).to.equal(fieldOf(page, 'radius-2'));
  });

  it('has a named control for each value, and fits into a phone', async () => {
    const page = await open('', 320);
    const { document: own } = page;
    expect(own.documentElement.scrollWidth).to.be.at.most(320);
    for (const { labels, name } of own.querySelectorAll<HTMLInputElement>('.theme-editor :is(input, select)'))
      expect(labels?.[0]?.textContent.trim(), name).not.to.equal('');
    expect(await complaints(page.view)).to.deep.equal([]);
  });
});
