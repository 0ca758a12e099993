/** The helpers of the docs page "Helpers": containing the focus, scrolling, and the progress of an element. */
import { expect } from '@open-wc/testing';
import { press } from '../../support/engine.ts';
import { elapsed, eventually, never } from '../../support/eventually.ts';

type Helpers = typeof import('./fixtures/helpers.fixture.ts');

/** The default time without a change of size before the position is reported, in milliseconds. */
const debounce = 150;

const bundle = '/dist/test/helpers.js';
const { containFocus, observeScroll, observeScrollProgress, scrollToElement }: Helpers = await import(bundle);

let controller = new AbortController();
let box: HTMLElement;

beforeEach(() => {
  controller = new AbortController();
  box = document.createElement('div');
  document.body.append(box);
});
afterEach(() => {
  controller.abort();
  box.remove();
  window.scrollTo(0, 0);
});

const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const found = box.querySelector<E>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
};

const focused = (): string | undefined => document.activeElement?.id;

describe('containing the focus', () => {
  beforeEach(() => {
    box.innerHTML = `<button id="before">Before</button>
      <div id="panel"><button id="first">First</button><button id="hidden" hidden>Hidden</button><div id="host"></div><a id="last" href="#x">Last</a></div>
      <button id="after">After</button>`;
  });

  it('continues at the other end of the container with the Tab key', async () => {
    containFocus({ container: find('#panel'), signal: controller.signal });
    find('#last').focus();
    await press('Tab');
    expect(focused()).to.equal('first');
    await press('Shift+Tab');
    expect(focused()).to.equal('last');
  });

  it('takes the focus back from a clicked control', async () => {
    containFocus({ container: find('#panel'), signal: controller.signal });
    find('#first').focus();
    find('#after').focus();
    expect(focused()).to.equal('first');
  });

  it('accepts the focus in shadow roots of the container, and reaches them from outside', () => {
    const root = find('#host').attachShadow({ mode: 'open' });
    root.innerHTML = '<button>Inside</button>';
    for (const id of ['#first', '#last']) find(id).remove();
    containFocus({ container: find('#panel'), signal: controller.signal });
    find('#after').focus();
    expect(root.activeElement?.textContent).to.equal('Inside');
  });

  it('focuses a container without controls, if it can have the focus', () => {
    find('#panel').innerHTML = 'Text';
    find('#panel').tabIndex = -1;
    containFocus({ container: find('#panel'), signal: controller.signal });
    find('#after').focus();
    expect(focused()).to.equal('panel');
  });

  it('returns the focus to the last element that meets the predicate', () => {
    containFocus({ predicate: ({ id }) => id !== 'after', signal: controller.signal });
    find('#before').focus();
    find('#last').focus();
    find('#after').focus();
    expect(focused()).to.equal('last');
  });

  it('follows the newest of several calls, until that ends', () => {
    const inner = new AbortController();
    containFocus({ container: find('#panel'), signal: controller.signal });
    containFocus({ predicate: ({ id }) => id === 'after', signal: inner.signal });
    find('#after').focus();
    find('#first').focus();
    expect(focused()).to.equal('after');
    inner.abort();
    find('#before').focus();
    expect(focused()).to.equal('first');
  });

  it('ends with its signal', () => {
    containFocus({ container: find('#panel'), signal: controller.signal });
    controller.abort();
    find('#after').focus();
    expect(focused()).to.equal('after');
    containFocus({ container: find('#panel'), signal: controller.signal });
    find('#before').focus();
    expect(focused()).to.equal('before');
  });

  it('throws unless exactly one of container and predicate is given', () => {
    const message = '[Focus] Specify exactly one of container and predicate.';
    expect(() => containFocus({})).to.throw(TypeError, message);
    expect(() => containFocus({ container: box, predicate: () => true })).to.throw(TypeError, message);
  });
});

describe('observing the scroll position', () => {
  beforeEach(() => {
    box.innerHTML =
      '<div id="space" style="block-size: 4000px"></div><p id="target">Target</p><div style="block-size: 4000px"></div>';
  });

  it('reports the current position, and each change with the end of the page', async () => {
    const reported: { y: number; maxY: number }[] = [];
    observeScroll((scroll) => reported.push(scroll), { signal: controller.signal });
    await eventually('the current position', () => reported[0]?.y === 0);
    window.scrollTo(0, 500);
    await eventually('the new position', () => reported.at(-1)?.y === 500);
    window.scrollTo(0, 100_000);
    await eventually('the end', () => reported.at(-1)?.y === Math.floor(reported.at(-1)?.maxY ?? 0));
  });

  it('reports the position 150 ms after the last change of size', async () => {
    let count = 0;
    observeScroll(() => (count += 1), { signal: controller.signal });
    await eventually('the current position', () => count === 1);
    for (let step = 0; step < 50; step += 1) window.dispatchEvent(new Event('resize'));
    expect(count).to.equal(1);
    await elapsed(debounce);
    await eventually('the position', () => count > 1);
    expect(count).to.be.below(50);
    const before = count;
    find('#space').style.blockSize = '5000px';
    await eventually('the position in the longer page', () => count > before);
  });

  it('ends with its signal, also before a report', async () => {
    let count = 0;
    observeScroll(() => (count += 1), { signal: controller.signal });
    await eventually('the current position', () => count === 1);
    window.scrollTo(0, 500);
    window.dispatchEvent(new Event('resize'));
    controller.abort();
    await elapsed(debounce);
    await never('it is reported', () => count > 1);
    expect(() => observeScroll(undefined as never)).to.throw(
      TypeError,
      '[Scroll] The first parameter is not a function.',
    );
  });

  it('scrolls to an element, 30 px or another offset below the edge of the window', async () => {
    const target = find('#target');
    scrollToElement(target);
    await eventually('30 px', () => Math.abs(target.getBoundingClientRect().top - 30) < 1);
    scrollToElement(target, { offset: 100 });
    await eventually('100 px', () => Math.abs(target.getBoundingClientRect().top - 100) < 1);
  });

  it('reports the progress of an element through the window', async () => {
    const reported: number[] = [];
    const target = find('#target');
    observeScrollProgress(target, (progress) => reported.push(progress), { signal: controller.signal });
    await eventually('the current progress', () => reported[0] === 0);
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    await eventually('half of the progress', () => Math.abs((reported.at(-1) ?? 0) - 0.5) < 0.01);
    window.scrollTo(0, 100_000);
    await eventually('the end', () => reported.at(-1) === 1);
    expect([...new Set(reported)]).to.deep.equal(reported);
  });

  it('warns about an invalid element', async () => {
    const { warn } = console;
    const texts: unknown[] = [];
    console.warn = (text: unknown) => texts.push(text);
    try {
      for (const value of [null, undefined, '#target', document, {}])
        observeScrollProgress(value as never, () => expect.fail('no progress'));
    } finally {
      console.warn = warn;
    }
    expect(texts).to.deep.equal(Array(5).fill('No valid element supplied for the scroll-progress helper.'));
  });
});
