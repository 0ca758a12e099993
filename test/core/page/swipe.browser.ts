import { expect } from '@open-wc/testing';
import { click, drag, touch } from '../../support/engine.ts';
import { skipUnless } from '../../support/skip.ts';
import { loadMotion } from './motion.ts';

const { watchSwipes } = await loadMotion();

let strip: HTMLElement;
let watch: AbortController;
let recorded: string[];

const markup = `
  <a href="#away"><svg width="300" height="100"><rect width="300" height="100" fill="teal"/></svg></a>
  <p style="margin: 0; font: 20px/1 monospace">Words that can be selected</p>
  <input type="range" style="inline-size: 300px">
  <video controls style="inline-size: 300px; block-size: 60px"></video>`;

/** Observes a strip; records how its drags begin, move to one side and end. */
function place(start?: () => boolean): void {
  strip = document.createElement('div');
  strip.style.cssText = 'inline-size: 300px; touch-action: pan-y pinch-zoom';
  strip.innerHTML = markup;
  document.body.append(strip);
  const side = (distance: number): string => ['left', 'nowhere', 'right'][Math.sign(distance) + 1] ?? '';
  const listener = {
    start: () => {
      recorded.push('start');
      return start?.();
    },
    move: ({ distance }: { distance: number }) => {
      if (recorded.at(-1) !== side(distance)) recorded.push(side(distance));
    },
    end: ({ distance }: { distance: number }) => recorded.push(`end ${Math.round(distance)}`),
  };
  watchSwipes(strip, listener, watch.signal);
}

const find = (selector: string): HTMLElement => strip.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
  watch = new AbortController();
  recorded = [];
});
afterEach(() => {
  watch.abort();
  strip.remove();
  history.replaceState(null, '', location.pathname + location.search);
});

/** Dispatches a pointer event at this position, for engines without touch emulation. */
const send = (type: string, x: number, y = 0, more: PointerEventInit = {}): boolean =>
  find('svg').dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 7,
      pointerType: 'touch',
      clientX: x,
      clientY: y,
      ...more,
    }),
  );

describe('a mouse', () => {
  it('drags the strip, and does not follow the link at its end', async () => {
    place();
    await drag(find('svg'), { x: -30, y: 2 }, { x: -80, y: 4 });
    expect(recorded).to.deep.equal(['start', 'left', 'end -80']);
    expect(location.hash).to.equal('');
    await click(find('svg'));
    expect(location.hash).to.equal('#away');
  });

  it('continues the drag outside of the strip', async () => {
    place();
    await drag(find('svg'), { x: 100, y: 2 }, { x: 200, y: 40 }, { x: 250, y: -20 });
    expect(recorded).to.deep.equal(['start', 'right', 'end 250']);
  });

  it('follows the link after a movement of few pixels', async () => {
    place();
    await drag(find('svg'), { x: 3, y: 2 });
    expect(recorded).to.deep.equal([]);
    expect(location.hash).to.equal('#away');
  });

  it('selects text', async () => {
    place();
    await drag(find('p'), { x: 2, y: 1 }, { x: 4, y: 1 }, { x: 30, y: 1 }, { x: 80, y: 1 });
    expect(recorded).to.deep.equal([]);
    expect(getSelection()?.toString()).not.to.equal('');
    getSelection()?.removeAllRanges();
  });

  it('does not drag from a field or a video', async () => {
    place();
    await drag(find('input'), { x: 30, y: 1 }, { x: 80, y: 1 });
    await drag(find('video'), { x: 30, y: 1 }, { x: 80, y: 1 });
    expect(recorded).to.deep.equal([]);
  });

  it('can be cancelled by the caller', async () => {
    place(() => false);
    await drag(find('svg'), { x: -30, y: 2 }, { x: -80, y: 4 });
    expect(recorded).to.deep.equal(['start']);
  });
});

describe('a finger', () => {
  it('drags the strip, and still scrolls the page in the other direction', async function () {
    place();
    skipUnless(
      this,
      'touch',
      await touch(find('svg'), [
        { x: -20, y: 1 },
        { x: -60, y: 2 },
        { x: -90, y: 3 },
      ]),
    );
    expect(recorded).to.deep.equal(['start', 'left', 'end -90']);
    await touch(find('svg'), [
      { x: 1, y: -20 },
      { x: 2, y: -60 },
    ]);
    expect(recorded).to.have.length(3);
  });

  it('zooms with a second finger', async function () {
    place();
    const fingers = [[{ x: -40, y: 0 }], [{ x: 40, y: 10 }]];
    skipUnless(this, 'touch', await touch(find('svg'), ...fingers));
    expect(recorded).to.deep.equal([]);
  });
});

describe('a drag', () => {
  beforeEach(() => {
    place();
    send('pointerdown', 100);
  });

  it('moves in both directions', () => {
    send('pointermove', 140);
    send('pointermove', 60);
    send('pointerup', 60);
    expect(recorded).to.deep.equal(['start', 'right', 'left', 'end -40']);
  });

  it('ends at its start when the browser cancels it, or a second finger is added', () => {
    send('pointermove', 140);
    send('pointercancel', 140);
    send('pointermove', 180);
    send('pointerdown', 100);
    send('pointermove', 140);
    send('pointerdown', 0, 0, { pointerId: 8, isPrimary: false });
    send('pointerup', 180);
    expect(recorded).to.deep.equal(['start', 'right', 'end 0', 'start', 'right', 'end 0']);
  });

  it('does not begin if the first movement is vertical', () => {
    send('pointermove', 101, 20);
    send('pointermove', 180, 20);
    send('pointerup', 180, 20);
    expect(recorded).to.deep.equal([]);
  });

  it('follows one pointer only', () => {
    send('pointermove', 180, 0, { pointerId: 9 });
    expect(recorded).to.deep.equal([]);
  });

  it('ends without a callback after the observer is removed', () => {
    send('pointermove', 140);
    watch.abort();
    send('pointermove', 180);
    send('pointerup', 180);
    send('pointerdown', 100);
    send('pointermove', 180);
    expect(recorded).to.deep.equal(['start', 'right']);
  });
});
