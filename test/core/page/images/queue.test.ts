import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { enqueue } from '../../../../core/page/images/queue.ts';

/** A page on a screen of this width. */
const pageOn = (width: number): Document =>
  ({
    get defaultView() {
      return { screen: { width } };
    },
  }) as unknown as Document;

/** Adds loads to the queue of the page. Returns those that have begun, and a function that ends them by number. */
function loads(page: Document, count: number) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const cancels = Array.from({ length: count }, (_, number) =>
    enqueue(page, () => {
      begun.push(number);
      return new Promise((resolve) => {
        ends[number] = resolve;
      });
    }),
  );
  const end = async (number: number): Promise<void> => {
    ends[number]?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, end, cancel: (number: number) => cancels[number]?.() };
}

describe('the images of a page', () => {
  it('are loaded 16 at a time', async () => {
    const { begun, end } = loads(pageOn(433), 20);
    assert.equal(begun.length, 16);
    await end(3);
    assert.deepEqual(begun.slice(16), [16]);
  });

  it('are loaded one by one on a phone, in order', async () => {
    const { begun, end } = loads(pageOn(432), 3);
    assert.deepEqual(begun, [0]);
    await end(0);
    await end(1);
    assert.deepEqual(begun, [0, 1, 2]);
  });

  it('are not loaded if they are canceled before their turn', async () => {
    const { begun, end, cancel } = loads(pageOn(400), 3);
    cancel(1);
    cancel(0);
    await end(0);
    assert.deepEqual(begun, [0, 2]);
  });
});
