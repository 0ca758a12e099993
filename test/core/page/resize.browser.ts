import { expect } from '@open-wc/testing';
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

/** Watches the box; answers what was told, and how to wait for the next size. */
function watched(options: Options = {}) {
  const told: string[] = [];
  let heard = (): void => {};
  observeResize(
    box,
    ({ width, height }) => {
      told.push(`${width}x${height}`);
      heard();
    },
    { debounce: 0, signal: watch.signal, ...options },
  );
  const next = (): Promise<void> => new Promise((resolve) => (heard = resolve));
  return { told, next };
}

const width = (pixels: number): void => {
  box.style.inlineSize = `${pixels}px`;
};
const height = (pixels: number): void => {
  box.style.blockSize = `${pixels}px`;
};
/** After this the engine has looked at all sizes. */
const measured = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe('a watch over the size of an element', () => {
  it('tells the size that it has, without what transforms it, and then every other', async () => {
    box.style.transform = 'scale(0.5)';
    const { told, next } = watched();
    await next();
    width(300);
    await next();
    height(50);
    await next();
    expect(told).to.deep.equal(['200x100', '300x100', '300x50']);
  });

  it('tells only of the side that counts', async () => {
    const { told, next } = watched({ axis: 'x' });
    await next();
    height(50);
    await measured();
    width(300);
    await next();
    expect(told).to.deep.equal(['200x100', '300x50']);
  });

  it('tells only of changes that are large enough, also when they come little by little', async () => {
    const { told, next } = watched({ threshold: 20 });
    await next();
    width(212);
    await measured();
    width(224);
    await next();
    expect(told).to.deep.equal(['200x100', '224x100']);
  });

  it('waits until the size stays, and says nothing when it is the old one again', async () => {
    const { told, next } = watched({ debounce: 100 });
    await next();
    width(300);
    await measured();
    width(400);
    await next();
    expect(told).to.deep.equal(['200x100', '400x100']);
    width(300);
    await measured();
    width(400);
    await measured();
    height(50);
    await next();
    expect(told.at(-1)).to.equal('400x50');
    expect(told).to.have.length(3);
  });

  it('ends with its signal', async () => {
    const { told, next } = watched();
    await next();
    watch.abort();
    width(300);
    await measured();
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).to.deep.equal(['200x100']);
  });

  it('is refused with another axis or threshold', () => {
    expect(() => observeResize(box, () => {}, { axis: 'z' as 'x' })).to.throw(TypeError, 'Axis');
    expect(() => observeResize(box, () => {}, { threshold: '5' as never })).to.throw(TypeError, 'Threshold');
    expect(() => observeResize(box, () => {}, { threshold: Number.NaN })).to.throw(TypeError, 'Threshold');
  });
});
