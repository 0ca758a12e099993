/** `<site-marquee shape="wave">` in each engine. */
import { expect } from '@open-wc/testing';
import { emulateMedia, moveTo } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { animationOf, copiesOf, find, type Marquee, moves, place, removeAll } from './marquee.ts';

const bundle = '/dist/test/site-marquee.js';
await import(bundle);

const text = 'New prints on Friday';
const wave = 'shape="wave" wave-segment="250"';

beforeEach(() => moveTo(790, 590));
afterEach(async () => {
  await emulateMedia({});
  removeAll();
  await Promise.resolve();
});

const textOf = (element: Marquee): SVGTextElement => find(element, 'svg text');

/** Waits until the script of waves is loaded. */
const waves = (element: Marquee): Promise<unknown> =>
  eventually('the wave moves', () => element.shadowRoot?.querySelector('svg.running'));

describe('<site-marquee shape="wave">', () => {
  it('draws the text along a wave of its segment and height', async () => {
    const element = place(`<p>${text}</p>`, wave);
    await waves(element);
    const path = find<SVGPathElement>(element, '#wave');
    const [low, high, next] = [0, 250, 500].map((x) => {
      const length = path.getTotalLength();
      // The path is monotonous in x.
      let at = 0;
      while (at < length && path.getPointAtLength(at).x < x) at += 0.25;
      return path.getPointAtLength(at).y;
    });
    expect(Number(low) - Number(high)).to.be.closeTo(44, 0.5);
    expect(next).to.be.closeTo(Number(low), 0.5);
    const drawn = textOf(element);
    const heights = Array.from({ length: drawn.getNumberOfChars() }, (_, at) => drawn.getStartPositionOfChar(at).y);
    expect(Math.max(...heights) - Math.min(...heights)).to.be.within(35, 46);
  });

  it('repeats text and wave after the same distance', async () => {
    const element = place(`<p>${text}</p>`, wave);
    await waves(element);
    const animation = animationOf(element);
    const svg = find<SVGSVGElement>(element, 'svg.track');
    const steps = Number.parseFloat(getComputedStyle(svg).getPropertyValue('--_site-marquee-count'));
    const step = svg.getBoundingClientRect().width / steps;
    expect(step % 500).to.be.closeTo(0, 0.01);
    expect(step / (Number(animation?.effect?.getTiming().duration) / 1000)).to.be.closeTo(60, 0.1);
    const drawn = textOf(element);
    const count = element.shadowRoot?.querySelectorAll('textPath').length ?? 0;
    const perStep = count / steps;
    const startOf = (index: number): DOMPoint => drawn.getStartPositionOfChar(index * text.length);
    expect(startOf(perStep).x - startOf(0).x).to.be.closeTo(step, 1);
    expect(startOf(perStep).y).to.be.closeTo(startOf(0).y, 0.5);
    expect(step * (steps - 1)).to.be.at.least(556);
  });

  it('ends a text from right to left with its punctuation on the left', async function () {
    // As in no other engine, the positions are then in the order of the text.
    const isWebKit = !CSS.supports('-moz-appearance: none') && !('userAgentData' in navigator);
    skipUnless(this, 'positions of characters from right to left', !isWebKit);
    const hebrew = 'שלום!';
    const element = place(`<p>${hebrew}</p>`, wave, 'rtl');
    await waves(element);
    const drawn = textOf(element);
    const xOf = (character: string): number =>
      drawn.getStartPositionOfChar(drawn.textContent?.indexOf(character) ?? -1).x;
    expect(xOf('!')).to.be.below(xOf('ש'));
  });

  it('is read once, and selected once', async () => {
    const element = place(`<p>${text}</p>`, wave);
    await waves(element);
    expect(copiesOf(element)).to.deep.equal([]);
    expect(find(element, 'svg.track').getAttribute('aria-hidden')).to.equal('true');
    expect(element.querySelector('p')?.checkVisibility()).to.equal(true);
    const [first, ...others] = element.shadowRoot?.querySelectorAll('textPath') ?? [];
    if (!first) throw new Error('There is no text.');
    const selectable = (node: Element): string =>
      getComputedStyle(node).userSelect || getComputedStyle(node).webkitUserSelect;
    expect(selectable(first)).not.to.equal('none');
    for (const other of others) expect(selectable(other)).to.equal('none');
    expect(selectable(find(element, '.transparent'))).to.equal('none');
  });

  it('has the font of the author’s text', async () => {
    const element = place(
      `<p style="font: italic 700 20px serif; letter-spacing: 2px; color: rgb(1, 2, 3)">${text}</p>`,
      wave,
    );
    await waves(element);
    const { fontSize, fontStyle, fontWeight, letterSpacing, fill } = getComputedStyle(textOf(element));
    expect([fontSize, fontStyle, fontWeight, letterSpacing, fill]).to.deep.equal([
      '20px',
      'italic',
      '700',
      '2px',
      'rgb(1, 2, 3)',
    ]);
  });

  it('leaves content with links on a straight line', async () => {
    const element = place(`<p>${text} <a href="#hours">until six</a></p>`, wave);
    await moves(element);
    expect(element.shadowRoot?.querySelector('.wave')).to.equal(null);
    expect(copiesOf(element).length).to.be.greaterThan(0);
  });

  it('reserves its height without script', async () => {
    const element = place(`<p>${text}</p>`, wave);
    await waves(element);
    expect(element.offsetHeight).to.equal(88);
    element.shape = 'straight';
    await eventually('the line is straight', () => element.offsetHeight === 44);
  });

  it('shows the author’s text with less motion', async function () {
    const element = place(`<p>${text}</p>`, wave);
    await waves(element);
    skipUnless(this, 'emulated media', await emulateMedia({ reducedMotion: true }));
    await eventually('there is no wave', () => !element.shadowRoot?.querySelector('.wave'));
    expect(getComputedStyle(find(element, '.track')).opacity).to.equal('1');
  });
});
