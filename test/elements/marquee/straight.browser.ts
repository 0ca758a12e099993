/** `<site-marquee>` on a straight line, as visitors see and use it. */
import { expect } from '@open-wc/testing';
import { click, emulateMedia, expectAccessible, hover, moveTo, press } from '../../support/engine.ts';
import { eventually, frames, once } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  animationOf,
  button,
  copiesOf,
  find,
  isMoving,
  type Marquee,
  moves,
  phrases,
  place,
  removeAll,
  stops,
} from './marquee.ts';

const bundle = '/dist/test/site-marquee.js';
await import(bundle);

/** The distance that the text moves in a loop, in CSS pixels to the left. */
function loopOf(element: Marquee): number {
  const animation = animationOf(element);
  const end = animation?.effect?.getComputedTiming().endTime === Infinity && animation;
  if (!end) throw new Error('The text does not move.');
  const track = find(element, '.track');
  const positionAt = (progress: number): number => {
    end.pause();
    end.currentTime = Number(end.effect?.getTiming().duration) * progress;
    return track.getBoundingClientRect().left;
  };
  // The end of an iteration is the start of the next one.
  return (positionAt(0) - positionAt(0.5)) * 2;
}

const widthOf = (node: Element): number => node.getBoundingClientRect().width;

beforeEach(() => moveTo(790, 590));
afterEach(async () => {
  await emulateMedia({});
  removeAll();
  await Promise.resolve();
});

describe('<site-marquee>', () => {
  it('moves its text to the left, and repeats it without a gap', async () => {
    const element = place(phrases);
    await moves(element);
    const [group, copy] = element.shadowRoot?.querySelectorAll('.group') ?? [];
    if (!group || !copy) throw new Error('There is no copy.');
    expect(widthOf(copy)).to.be.closeTo(widthOf(group), 0.1);
    expect(loopOf(element)).to.be.closeTo(widthOf(group), 0.5);
    const groups = element.shadowRoot?.querySelectorAll('.group').length ?? 0;
    expect((groups - 1) * widthOf(group)).to.be.at.least(600 - 44);
  });

  it('places the phrases of a copy as those of the author', async () => {
    const element = place(phrases);
    await moves(element);
    const [first, second] = element.querySelectorAll(':scope > p:not([data-site-owned])');
    const [copy, other] = copiesOf(element).filter(({ localName }) => localName === 'p');
    if (!first || !second || !copy || !other) throw new Error('A phrase is missing.');
    const distance = (from: Element, to: Element): number =>
      to.getBoundingClientRect().left - from.getBoundingClientRect().left;
    expect(distance(copy, other)).to.be.closeTo(distance(first, second), 0.1);
    expect(distance(first, second) - widthOf(first)).to.be.closeTo(44, 0.1);
  });

  it('moves by its speed, and to the right if it is set to', async () => {
    const element = place(phrases, 'speed="120" direction="right"');
    await moves(element);
    const seconds = Number(animationOf(element)?.effect?.getTiming().duration) / 1000;
    expect(find(element, '.group').offsetWidth / seconds).to.be.closeTo(120, 0.5);
    expect(loopOf(element)).to.be.lessThan(0);
  });

  it('moves to the right in right-to-left text', async () => {
    const element = place('<p>مطبوعات جديدة يوم الجمعة</p>', '', 'rtl');
    await moves(element);
    expect(loopOf(element)).to.be.closeTo(-widthOf(find(element, '.group')), 0.5);
    const [group, copy] = element.shadowRoot?.querySelectorAll('.group') ?? [];
    expect(copy?.getBoundingClientRect().right).to.be.closeTo(group?.getBoundingClientRect().left ?? 0, 0.5);
  });

  it('moves only in view', async () => {
    const element = place(phrases);
    await moves(element);
    element.style.marginBlockStart = '3000px';
    await stops(element);
    element.style.marginBlockStart = '';
    await moves(element);
  });

  it('pauses by its button, and resumes', async () => {
    const element = place(phrases);
    await moves(element);
    await expectAccessible(button(element), { role: 'button', name: 'Pause the moving text' });
    const paused = once(element, 'site-paused');
    await click(button(element));
    await paused;
    await stops(element);
    expect(element.paused).to.equal(true);
    await expectAccessible(button(element), { role: 'button', name: 'Play the moving text' });
    await moveTo(790, 590);
    const resumed = once(element, 'site-resumed');
    button(element).focus();
    await press('Enter');
    await resumed;
    await moves(element);
  });

  it('pauses by method and attribute', async () => {
    const element = place(phrases, 'paused');
    await eventually('it is laid out', () => animationOf(element));
    expect(isMoving(element)).to.equal(false);
    element.play();
    await moves(element);
    element.pause();
    await stops(element);
    expect(element.hasAttribute('paused')).to.equal(true);
  });

  it('pauses under the pointer, unless it is set not to', async () => {
    const element = place(phrases);
    await moves(element);
    await hover(find(element, '.box'));
    await stops(element);
    await moveTo(790, 590);
    await moves(element);
    element.pauseOnHover = false;
    await hover(find(element, '.box'));
    await frames(3);
    expect(isMoving(element)).to.equal(true);
  });

  it('shows a link that the Tab key reaches, once', async () => {
    const element = place(`<p>${'Waves and ridges '.repeat(8)}</p><p><a href="#hours">until six</a></p>`);
    await moves(element);
    const [link] = element.querySelectorAll('a');
    const before = document.createElement('button');
    element.before(before);
    before.focus();
    await press('Tab');
    // WebKit's Tab key skips links.
    if (document.activeElement !== link) link?.focus();
    await eventually('the link is in view', () => {
      const box = find(element, '.box').getBoundingClientRect();
      const { left = 0, right = 0 } = link?.getBoundingClientRect() ?? {};
      return left >= box.left - 1 && right <= box.right + 1;
    });
    expect(isMoving(element)).to.equal(false);
    await press('Tab');
    if (document.activeElement === link) button(element).focus();
    expect(element.shadowRoot?.activeElement).to.equal(button(element));
    await moves(element);
    expect(find(element, '.box').scrollLeft).to.equal(0);
  });

  it('moves again when the link with the focus is removed', async () => {
    const element = place(phrases);
    await moves(element);
    element.querySelector('a')?.focus();
    await stops(element);
    element.querySelector('p:has(a)')?.remove();
    await moves(element);
  });

  it('keeps copies out of the accessibility tree, the Tab order and the selection', async () => {
    const element = place(
      `<p id="hours">Open <a href="#hours">until six</a></p><p><button name="more">More</button></p><script>fail()</script>`,
    );
    await moves(element);
    const copies = copiesOf(element);
    expect(copies.length).to.be.greaterThan(0);
    for (const copy of copies) {
      expect(copy.getAttribute('aria-hidden')).to.equal('true');
      expect(getComputedStyle(copy).userSelect || getComputedStyle(copy).webkitUserSelect).to.equal('none');
      expect(copy.matches('[id], :has([id], [name], script)')).to.equal(false);
      for (const link of copy.querySelectorAll('a')) expect(link.tabIndex).to.equal(-1);
      for (const control of copy.querySelectorAll('button')) expect(control.inert).to.equal(true);
    }
    getSelection()?.selectAllChildren(element.querySelector('p') ?? element);
    expect(String(getSelection()).trim()).to.equal('Open until six');
  });

  it('shows text with links in it, and follows changes', async () => {
    const element = place('Open <a href="#hours">until six</a> today');
    await moves(element);
    const [group, copy] = element.shadowRoot?.querySelectorAll('.group') ?? [];
    const textOf = (of: Element | undefined): string =>
      [...(of?.querySelector('slot')?.assignedNodes() ?? [])].map(({ textContent }) => textContent).join('');
    expect(textOf(copy)).to.equal(textOf(group));
    element.textContent = 'Closed today';
    await eventually(
      'the copies are new',
      () => textOf(element.shadowRoot?.querySelectorAll('.group')[1]) === 'Closed today',
    );
    await moves(element);
  });

  it('removes its copies when it is removed', async () => {
    const element = place(phrases);
    await moves(element);
    element.remove();
    await eventually('the markup is the author’s', () => element.innerHTML === phrases);
  });

  it('shows the phrases of block data, with its settings', async () => {
    const data = {
      marqueeItems: [{ text: 'New <b>prints</b>' }, { text: 'Open late' }],
      animationDirection: 'right',
      animationSpeed: 2,
      pausedOnHover: false,
    };
    const element = place('', `data-block-json='${JSON.stringify(data)}'`);
    await moves(element);
    expect(find(element, '.group').textContent).to.equal('New prints Open late ');
    expect(Number(animationOf(element)?.effect?.getTiming().duration)).to.be.greaterThan(1000);
    expect([element.direction, element.speed, element.pauseOnHover]).to.deep.equal(['right', 120, false]);
  });

  it('has the same height with less motion, without copies and button', async function () {
    const element = place('<h2 style="font-size: 40px; line-height: 60px">Waves</h2>');
    await moves(element);
    expect(element.offsetHeight).to.equal(60);
    skipUnless(this, 'emulated media', await emulateMedia({ reducedMotion: true }));
    await eventually('it has no copies', () => copiesOf(element).length === 0);
    expect(animationOf(element)).to.equal(undefined);
    expect(element.offsetHeight).to.equal(60);
    expect(button(element).checkVisibility()).to.equal(false);
  });

  it('shows all of its text once with less motion, and in print', async function () {
    const element = place(`<p>${'Waves and ridges '.repeat(12)}</p>`);
    await moves(element);
    for (const media of [{ reducedMotion: true }, { print: true }]) {
      skipUnless(this, 'emulated media', await emulateMedia(media));
      await eventually('the text wraps', () => element.offsetHeight > 44);
      expect(element.scrollWidth).to.be.at.most(600);
      for (const copy of copiesOf(element)) expect(copy.checkVisibility()).to.equal(false);
    }
  });
});
