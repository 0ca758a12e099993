/** `<site-spinner>` as visitors see and hear it. */
import { expect } from '@open-wc/testing';
import type { SiteSpinnerElement } from '../../../elements/spinner/element.tsx';
import { emulateMedia, expectAccessible } from '../../support/engine.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { closePages, openPage, styled } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';

const bundle = '/dist/test/site-spinner.js';
await import(bundle);

type Spinner = InstanceType<typeof SiteSpinnerElement>;

function place(markup: string): Spinner {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  const element = box.querySelector('site-spinner');
  if (!element) throw new Error('The markup has no <site-spinner>.');
  return element;
}

function inside(element: Element, selector: string): HTMLElement {
  const node = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!node) throw new Error(`The spinner has no ${selector}.`);
  return node;
}

const ringOf = (element: Element): HTMLElement => inside(element, '[part="ring"]');
const statusOf = (element: Element): HTMLElement => inside(element, '[role="status"]');

const isSeen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true });

/** The animations that hide the content for a time, which is their duration. */
const delaysOf = (element: Element): readonly Animation[] =>
  [...element.getAnimations(), ...(element.shadowRoot?.getAnimations() ?? [])].filter(
    (animation) => animation instanceof CSSAnimation && animation.animationName === 'site-spinner-wait',
  );

/** Moves the clock of the animations, as when this time has passed since the element was shown. */
function passTime(element: Element, ms: number): void {
  for (const animation of delaysOf(element)) {
    animation.pause();
    animation.currentTime = ms;
  }
}

const showNow = (element: Element): void => passTime(element, 100_000);

afterEach(async () => {
  await closePages();
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
});

describe('<site-spinner>', () => {
  it('is a status with a name', async () => {
    const element = place('<site-spinner></site-spinner>');
    showNow(element);
    await expectAccessible(statusOf(element), { role: 'status', name: 'Loading…' });
    const named = place('<site-spinner label="Loading prints"></site-spinner>');
    showNow(named);
    await expectAccessible(statusOf(named), { role: 'status', name: 'Loading prints' });
    const titled = place('<site-spinner>Drawing the <b>waves</b></site-spinner>');
    showNow(titled);
    await expectAccessible(statusOf(titled), { role: 'status', name: 'Drawing the waves' });
  });

  for (const [attributes, delay] of [
    ['', 500],
    ['delay="2s"', 2000],
    ['delay="50"', 50],
    ['delay="soon"', 500],
  ] as const)
    it(`is shown ${delay} ms after it was added with the attributes "${attributes}"`, () => {
      const element = place(`<site-spinner ${attributes}>Drawing <a href="#waves">the waves</a></site-spinner>`);
      const link = element.querySelector('a') ?? element;
      passTime(element, delay - 1);
      expect(isSeen(ringOf(element))).to.equal(false);
      expect(isSeen(link)).to.equal(false);
      passTime(element, delay);
      expect(isSeen(ringOf(element))).to.equal(true);
      expect(isSeen(link)).to.equal(true);
    });

  it('is shown at once with delay="0"', () => {
    expect(isSeen(ringOf(place('<site-spinner delay="0"></site-spinner>')))).to.equal(true);
  });

  it('is shown without further script', () => {
    const element = place('<site-spinner delay="50"></site-spinner>');
    return eventually('the delay ends', () => isSeen(ringOf(element)));
  });

  it('has a status before its content, so that the content is announced', () => {
    for (const attributes of ['', 'delay="1s"', 'label="Loading prints"']) {
      const element = place(`<site-spinner ${attributes}>Drawing</site-spinner>`);
      passTime(element, 10);
      expect(isSeen(statusOf(element))).to.equal(true);
      expect(isSeen(inside(element, '#content'))).to.equal(false);
      const { innerHTML } = statusOf(element);
      showNow(element);
      expect(statusOf(element).innerHTML).to.equal(innerHTML);
    }
  });

  it('starts the delay again each time it is shown', () => {
    const element = place('<site-spinner></site-spinner>');
    showNow(element);
    element.hidden = true;
    expect(isSeen(statusOf(element))).to.equal(false);
    element.hidden = false;
    passTime(element, 499);
    expect(isSeen(ringOf(element))).to.equal(false);
  });

  it('is as hidden as the page declares', () => {
    const element = place('<div style="visibility: hidden"><site-spinner delay="0"></site-spinner></div>');
    expect(isSeen(ringOf(element))).to.equal(false);
    expect(isSeen(statusOf(element))).to.equal(false);
  });

  it('takes its space before it is shown', () => {
    const element = place('<p>Prints <site-spinner>Drawing the waves</site-spinner></p>');
    passTime(element, 0);
    const { width, height } = element.getBoundingClientRect();
    showNow(element);
    const shown = element.getBoundingClientRect();
    expect([shown.width, shown.height]).to.deep.equal([width, height]);
    expect(width).to.be.greaterThan(100);
  });

  it('grows with the text, or to its own size', () => {
    const element = place('<p style="font-size: 32px"><site-spinner></site-spinner></p>');
    expect(ringOf(element).offsetWidth).to.equal(44);
    element.style.setProperty('--site-spinner-size', '16px');
    expect(ringOf(element).offsetHeight).to.equal(16);
  });

  it('turns, except under reduced motion', async function () {
    const element = place('<site-spinner delay="0"></site-spinner>');
    const turns = (): boolean => ringOf(element).getAnimations().length > 0;
    expect(turns()).to.equal(true);
    skipUnless(this, 'emulated media', await emulateMedia({ reducedMotion: true }));
    await eventually('it does not turn', () => !turns());
    expect(isSeen(ringOf(element))).to.equal(true);
  });

  it('shows where the ring begins in forced colours', async function () {
    const element = place('<site-spinner></site-spinner>');
    skipUnless(this, 'emulated media', await emulateMedia({ forcedColors: true }));
    const { borderTopColor, borderBottomColor } = getComputedStyle(ringOf(element));
    expect(borderTopColor).not.to.equal(borderBottomColor);
  });

  it('follows changes of its text and of the language', async () => {
    const element = place('<site-spinner></site-spinner>');
    showNow(element);
    const announces = (text: string): Promise<unknown> =>
      eventually(`"${text}" is announced`, () => statusOf(element).textContent?.trim() === text);
    await announces('Loading…');
    element.textContent = 'Drawing';
    await announces('');
    await expectAccessible(statusOf(element), { role: 'status', name: 'Drawing' });
    element.textContent = '';
    await announces('Loading…');
    element.label = 'Loading prints';
    await announces('Loading prints');
  });

  it('announces the label instead of the content', async () => {
    const element = place('<site-spinner delay="0" label="Drawing 4 of 12 prints">4/12</site-spinner>');
    await expectAccessible(statusOf(element), { role: 'status', name: 'Drawing 4 of 12 prints' });
    expect(isSeen(element)).to.equal(true);
  });

  it('shows the text of the author without script, after the delay', async () => {
    const { document: page } = await openPage({
      head: styled,
      body: '<site-spinner>Drawing the waves</site-spinner>',
      width: 400,
      height: 300,
    });
    const element = page.querySelector('site-spinner') ?? page.body;
    const [delay] = element.getAnimations();
    if (!delay) throw new Error('The text has no delay.');
    delay.pause();
    delay.currentTime = 499;
    const content = element.shadowRoot?.querySelector('#content') ?? element;
    expect(isSeen(content)).to.equal(false);
    delay.finish();
    expect(isSeen(content)).to.equal(true);
  });

  it('does not start the delay again when its script arrives', async () => {
    const page = await openPage({
      head: `${styled}<style>:where(site-spinner) { animation-duration: 1000s }</style>`,
      body: '<site-spinner>Drawing the waves</site-spinner>',
      width: 400,
      height: 300,
    });
    const element = page.document.querySelector('site-spinner') ?? page.document.body;
    const [delay] = element.getAnimations();
    if (!delay) throw new Error('The text has no delay.');
    delay.currentTime = 600_000;
    const script = page.document.createElement('script');
    script.type = 'module';
    script.src = bundle;
    page.document.head.append(script);
    await eventually('the element is defined', () => element.shadowRoot?.querySelector('[role="status"]'));
    await frames(2);
    expect(element.getAnimations()).to.deep.equal([delay]);
    expect(Number(delay.currentTime)).to.be.at.least(600_000);
  });
});
