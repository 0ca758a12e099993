/** The text on colours that a page sets alone (docs/theming.md): it is black or white, whichever has more contrast. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, openPage, styled } from '../../support/own-page.ts';

const steps = [0, 51, 102, 153, 204, 255];
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `rgb(${r} ${g} ${b})`)));

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** The relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance) of any CSS color. */
function luminance(color: string): number {
  if (!canvas) throw new Error('the browser has no canvas');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const contrastOf = (node: Element): number => {
  const { color, backgroundColor } = getComputedStyle(node);
  return contrast(color, backgroundColor);
};

const markup = `<main>
  <site-cart-indicator sync="false" items="3"><a href="/cart">Cart</a></site-cart-indicator>
  <site-form><form><label>Name <input name="name"></label><button>Send</button></form></site-form>
  <site-dialog open dialog-title="Order?" confirm-label="Order">It is printed for you.</site-dialog>
</main>`;

const scripts = ['cart-indicator', 'form', 'dialog']
  .map((name) => `<script type="module" src="/dist/test/site-${name}.js"></script>`)
  .join('');

/** Opens a page, and finds the nodes whose text is on an accent. */
async function open(css: string) {
  const { document: page } = await openPage({ head: `${styled}<style>${css}</style>${scripts}`, body: markup });
  const inShadow = (host: string, selector: string): Promise<HTMLElement> =>
    eventually(`${host} shows ${selector}`, () =>
      page.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(selector),
    );
  const button = await inShadow('site-dialog', '[part="confirm"]');
  const quantity = await inShadow('site-cart-indicator', '[part="quantity"]');
  const send = page.querySelector<HTMLElement>('form button');
  if (!send) throw new Error('the form has no button');
  const main = page.querySelector('main');
  if (!main) throw new Error('the page has no main');
  return { main, nodes: { button, quantity, send } };
}

afterEach(closePages);

describe('the text on an accent that is set alone', () => {
  it('has a contrast of at least 4.5 with each of 216 colors, set on the page or on a part of it', async () => {
    const { main, nodes } = await open('* { transition: none !important }');
    for (const target of [main.ownerDocument.documentElement, main]) {
      const low = colors.flatMap((color) => {
        target.style.setProperty('--site-accent', color);
        return Object.entries(nodes)
          .filter(([, node]) => contrastOf(node) < 4.5)
          .map(([name]) => `${name} on ${color}`);
      });
      expect(low).to.deep.equal([]);
      target.style.removeProperty('--site-accent');
    }
  });

  it('is the color of the page, if the page sets one', async () => {
    const { nodes } = await open(':root { --site-accent: #ffd400; --site-on-accent: #402000 }');
    for (const node of Object.values(nodes)) expect(getComputedStyle(node).color).to.equal('rgb(64, 32, 0)');
  });
});
