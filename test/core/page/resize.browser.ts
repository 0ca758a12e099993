import { expect } from '@open-wc/testing';
import { frames, never } from '../../support/eventually.ts';
import { loadMotion } from './motion.ts';

const { observeResize } = await loadMotion();

type Options = Parameters<typeof observeResize>[2];

let box: HTMLElement;
let watch: AbortController;

beforeEach(() => {
  box = document.createElement('div');
  box.style.cssText = 'inline-size: 200px; block-size: 100px; padding: 5px';
  document.body.append(box);
  watch = new AbortController();
});
afterEach(() => {
  watch.abort();
  box.remove();
});

/** Observes the box; returns the reported sizes, and a function that waits for the next one. */
function watched(options: Options = {}) {
  const reported: string[] = [];
  let notify = (): void => {};
  observeResize(
    box,
    ({ width, height }) => {
      reported.push(`${width}x${height}`);
      notify();
    },
    { debounce: 0, signal: watch.signal, ...options },
  );
  const next = (): Promise<void> => new Promise((resolve) => (notify = resolve));
  return { reported, next };
}

const width = (pixels: number): void => {
  box.style.inlineSize = `${pixels}px`;
};
const height = (pixels: number): void => {
  box.style.blockSize = `${pixels}px`;
};
/** Waits until the engine has checked all sizes. */
const measured = (): Promise<void> => frames(2);

describe('observing the size of an element', () => {
  it('reports its size without transforms, and then every change', async () => {
    box.style.transform = 'scale(0.5)';
    const { reported, next } = watched();
    await next();
    width(300);
    await next();
    height(50);
    await next();
    expect(reported).to.deep.equal(['200x100', '300x100', '300x50']);
  });

  it('reports only changes on the given axis', async () => {
    const { reported, next } = watched({ axis: 'x' });
    await next();
    height(50);
    await measured();
    width(300);
    await next();
    expect(reported).to.deep.equal(['200x100', '300x50']);
  });

  it('reports only changes beyond the threshold, also when they add up slowly', async () => {
    const { reported, next } = watched({ threshold: 20 });
    await next();
    width(212);
    await measured();
    width(224);
    await next();
    expect(reported).to.deep.equal(['200x100', '224x100']);
  });

  it('waits until the size is stable, and reports nothing if it equals the old one', async () => {
    const { reported, next } = watched({ debounce: 1000 });
    await next();
    width(300);
    await measured();
    width(400);
    await next();
    expect(reported).to.deep.equal(['200x100', '400x100']);
    width(300);
    await measured();
    width(400);
    await measured();
    height(50);
    await next();
    expect(reported.at(-1)).to.equal('400x50');
    expect(reported).to.have.length(3);
  });

  it('ends with its signal', async () => {
    const { reported, next } = watched();
    await next();
    watch.abort();
    width(300);
    await never('it reports again', () => reported.length > 1);
    expect(reported).to.deep.equal(['200x100']);
  });

  it('is refused with another axis or threshold', () => {
    expect(() => observeResize(box, () => {}, { axis: 'z' as 'x' })).to.throw(TypeError, 'Axis');
    expect(() => observeResize(box, () => {}, { threshold: '5' as never })).to.throw(TypeError, 'Threshold');
    expect(() => observeResize(box, () => {}, { threshold: Number.NaN })).to.throw(TypeError, 'Threshold');
  });
});
