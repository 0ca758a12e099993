/** `<site-text-fit>` as visitors see it. */
import { expect } from '@open-wc/testing';
import type { SiteTextFitElement } from '../../../elements/text-fit/element.tsx';
import { eventually, frames } from '../../support/eventually.ts';
import { closePages, openPage, scripted, styled } from '../../support/own-page.ts';

const bundle = '/dist/test/site-text-fit.js';
await import(bundle);

type TextFit = InstanceType<typeof SiteTextFitElement>;

// Other default fonts of the engines differ by a third in width.
const font = 'font-family: monospace';
const title = 'Waves and ridges from the west coast, in ink';
const headingStyle = `${font}; font-size: 48px; line-height: 1.2; margin: 0px;`;
const heading = (text = title): string => `<h2 style="${headingStyle}">${text}</h2>`;

/** Places an element in a box of this width in pixels. */
function place(width: number, content: string, attributes = ''): TextFit {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.style.width = `${width}px`;
  box.innerHTML = `<site-text-fit ${attributes}>${content}</site-text-fit>`;
  document.body.append(box);
  const element = box.querySelector('site-text-fit');
  if (!element) throw new Error('The markup has no <site-text-fit>.');
  return element;
}

const sizeOf = (node: Element | null): number => {
  if (!node) throw new Error('The text is missing.');
  return Number.parseFloat(getComputedStyle(node).fontSize);
};

/** The number of lines, and the width of the widest one. */
function linesOf(node: Node): { readonly count: number; readonly width: number } {
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  const tops = new Set(rects.map(({ top, height }) => Math.round((top + height / 2) / 8)));
  return { count: tops.size, width: range.getBoundingClientRect().width };
}

/**
 * Whether the engine rounds the widths of glyphs to whole pixels, as WebKitGTK does. The width of a text is then not proportional to its
 * font size, so that it may fill less of its box, or wrap (text-fit.md).
 */
const hasWholeGlyphWidths = ((): boolean => {
  const text = document.createElement('span');
  text.textContent = title;
  document.body.append(text);
  const [large = 0, small = 0] = [48, 29].map((size) => {
    text.style.cssText = `${font}; font-size: ${size}px; white-space: nowrap`;
    return text.getBoundingClientRect().width / size;
  });
  text.remove();
  return Math.abs(large / small - 1) > 0.01;
})();

/** The nodes with a font size of the element. */
const fittedIn = (node: Element): Element | null | undefined =>
  node.matches('[style*="-text-size"]') ? node : node.shadowRoot?.querySelector('[style*="-text-size"]');

/** Waits until the text is on one line, as wide as the box; where glyphs are rounded, until it has a font size. */
const fills = (node: Element, width: number): Promise<unknown> =>
  eventually('the text fills the box', () => {
    if (hasWholeGlyphWidths) return fittedIn(node);
    const lines = linesOf(node);
    if (lines.count !== 1 || lines.width > width || lines.width < width * 0.97) throw new Error(JSON.stringify(lines));
    return true;
  });

const child = (element: Element): HTMLElement => {
  const node = element.firstElementChild;
  if (!(node instanceof HTMLElement)) throw new Error('The element has no child.');
  return node;
};

afterEach(async () => {
  await closePages();
  document.documentElement.style.fontSize = '';
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
});

describe('<site-text-fit>', () => {
  it('shrinks a heading until it fits on one line', async () => {
    const element = place(800, heading());
    await fills(child(element), 800);
    expect(sizeOf(child(element))).to.be.within(20, 47);
  });

  it('shrinks text without a heading, with its links', async () => {
    const element = place(400, 'Prints from <a href="#coast">the west coast</a> and the fells');
    element.style.cssText = `${font}; font-size: 40px`;
    await fills(element, 400);
    expect(sizeOf(element.querySelector('a'))).to.equal(sizeOf(element.shadowRoot?.querySelector('.text') ?? null));
  });

  it('leaves text that fits at the size of the author', async () => {
    const element = place(800, heading('Waves'));
    await frames(3);
    expect(sizeOf(child(element))).to.equal(48);
    expect(child(element).getAttribute('style')).to.equal(headingStyle);
  });

  it('fits each child on its own, beside its padding', async () => {
    const element = place(
      600,
      `${heading()}<p style="font-size: 20px">Short</p><a href="#all" style="${font}; font-size: 40px; padding-inline: 50px">All prints of the west coast, in both editions</a>`,
    );
    const [first, second, link] = element.children;
    if (!first || !second || !link) throw new Error('A child is missing.');
    await fills(first, 600);
    await fills(link, 500);
    expect(sizeOf(second)).to.equal(20);
  });

  it('follows the width of its box without a new measurement', async () => {
    const element = place(800, heading());
    await fills(child(element), 800);
    child(element).parentElement?.parentElement?.style.setProperty('width', '700px');
    expect(sizeOf(child(element)) * 44 * 0.6).to.be.within(620, 700);
    if (hasWholeGlyphWidths) return;
    const { count, width } = linesOf(child(element));
    expect(count).to.equal(1);
    expect(width).to.be.within(679, 700);
  });

  it('shrinks when its box becomes smaller, and returns to the size of the author', async () => {
    const element = place(3000, heading());
    await frames(3);
    expect(sizeOf(child(element))).to.equal(48);
    const box = element.parentElement ?? element;
    box.style.width = '700px';
    await fills(child(element), 700);
    box.style.width = '3000px';
    await eventually('it has the size of the author', () => sizeOf(child(element)) === 48);
    await eventually('it has its own style', () => !child(element).getAttribute('style')?.includes('--site'));
  });

  it('wraps at 40 % of the size of the author, at 11 px, or at min', async () => {
    const element = place(200, heading());
    await eventually('it has 40 %', () => Math.abs(sizeOf(child(element)) - 19.2) < 0.01);
    expect(linesOf(child(element)).count).to.be.greaterThan(1);
    element.min = 30;
    await eventually('it has 30 px', () => sizeOf(child(element)) === 30);
    element.min = 8;
    await eventually('it is smaller', () => sizeOf(child(element)) < 11);
    const small = place(100, `<p style="font-size: 16px">${title}</p>`);
    await eventually('it has 11 px', () => sizeOf(child(small)) === 11);
    expect(linesOf(child(small)).width).to.be.at.most(100);
  });

  it('grows up to max', async () => {
    const element = place(900, heading('Waves'), 'max="120"');
    await eventually('it has 120 px', () => sizeOf(child(element)) === 120);
    (element.parentElement ?? element).style.width = '200px';
    await fills(child(element), 200);
  });

  it('enlarges text whose size follows the text size of the visitor', async () => {
    const element = place(300, heading().replace('48px', '3rem'));
    await eventually('it is small', () => Math.abs(sizeOf(child(element)) - 19.2) < 0.01);
    document.documentElement.style.fontSize = '200%';
    (element.parentElement ?? element).style.width = '301px';
    await eventually('it is twice as large', () => Math.abs(sizeOf(child(element)) - 38.4) < 0.01);
    expect(linesOf(child(element)).width).to.be.at.most(301);
  });

  it('fits text that changes', async () => {
    const element = place(500, heading('Waves'));
    await frames(3);
    child(element).textContent = title.slice(0, 40);
    await fills(child(element), 500);
    element.innerHTML = '<p>New</p>';
    await frames(3);
    expect(child(element).hasAttribute('style')).to.equal(false);
  });

  it('fits again when a font has loaded', async () => {
    const element = place(800, heading());
    await fills(child(element), 800);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('site-text-fit h2 { letter-spacing: 0.2em }');
    document.adoptedStyleSheets.push(sheet);
    expect(linesOf(child(element)).count).to.be.greaterThan(1);
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await fills(child(element), 803);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });

  it('fits text that is shown later', async () => {
    const element = place(800, heading(), 'hidden');
    await frames(3);
    element.hidden = false;
    await fills(child(element), 800);
  });

  it('fits text in a box that is transformed', async () => {
    const element = place(800, heading());
    (element.parentElement ?? element).style.transform = 'scale(0.5)';
    await fills(child(element), 400);
  });

  it('fits vertical text', async () => {
    const element = place(400, heading());
    (element.parentElement ?? element).style.cssText =
      'block-size: 400px; inline-size: 600px; writing-mode: vertical-rl';
    await eventually('it is on one line of 600 px', () => {
      const { height, width } = child(element).getBoundingClientRect();
      return height <= 600 && width < 48;
    });
  });

  it('measures all texts of a page in one layout', async () => {
    const elements = Array.from({ length: 20 }, () => place(600, heading()));
    for (const element of elements) await fills(child(element), 600);
    const { getBoundingClientRect } = Element.prototype;
    const { setProperty } = CSSStyleDeclaration.prototype;
    const calls: string[] = [];
    Element.prototype.getBoundingClientRect = function measure() {
      calls.push('read');
      return getBoundingClientRect.call(this);
    };
    CSSStyleDeclaration.prototype.setProperty = function write(...args) {
      calls.push('write');
      setProperty.apply(this, args);
    };
    try {
      for (const element of elements) element.min = 30;
      await eventually('the texts are measured', () => calls.length >= elements.length * 3);
    } finally {
      Element.prototype.getBoundingClientRect = getBoundingClientRect;
      CSSStyleDeclaration.prototype.setProperty = setProperty;
    }
    const turns = calls.filter((call, index) => call !== calls[index - 1]);
    expect(turns).to.deep.equal(['write', 'read', 'write']);
  });

  it('restores the markup of the author', async () => {
    const element = place(800, heading());
    const before = heading();
    await fills(child(element), 800);
    expect(child(element).textContent).to.equal(title);
    element.remove();
    await eventually('it is restored', () => element.innerHTML === before);
  });

  it('warns once about a missing text', async () => {
    const page = await openPage({
      head: styled + scripted(['site-text-fit']),
      body: '<site-text-fit></site-text-fit><site-text-fit><img alt="Waves" src="data:,"></site-text-fit>',
    });
    const warnings = (): readonly string[] => page.troubles.filter((text) => text.includes('has no text'));
    await eventually('it warns', () => warnings().length > 0);
    await frames(3);
    expect(warnings()).to.have.length(1);
  });

  it('wraps its text without script', async () => {
    const { document: page } = await openPage({
      head: styled,
      body: `<site-text-fit>${heading()}</site-text-fit>`,
      width: 400,
      height: 300,
    });
    const node = page.querySelector('h2') ?? page.body;
    expect(node.clientHeight).to.be.greaterThan(100);
    expect(node.scrollWidth).to.be.at.most(400);
  });
});
