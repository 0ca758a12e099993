import { expect } from '@open-wc/testing';
import { clear, place, rendered } from '../../contract/load.ts';

const { seen, probe }: typeof import('./fixtures/latest.fixture.tsx') = await import('/dist/test/latest.js' as string);

const whileDoing = async (action: () => unknown): Promise<readonly string[]> => {
  seen.length = 0;
  await action();
  await rendered();
  return [...seen];
};

afterEach(clear);

describe('the latest value of a view', () => {
  it('is available in effects of children and in events before the effects of the parent', async () => {
    const mounted = await whileDoing(() => place('<site-latest amount="1"></site-latest>'));
    expect(mounted).to.deep.equal(['child 1', 'parent 1']);
    const element = document.querySelector('site-latest');
    const changed = await whileDoing(() => element?.setAttribute('amount', '2'));
    expect(changed.slice(-3)).to.deep.equal(['child 2', 'listener 2', 'parent 2']);
  });

  it('is the rendered value, not the one that is about to be rendered', async () => {
    const element = place('<site-latest amount="1"></site-latest>');
    const events = await whileDoing(() => {
      element.setAttribute('amount', '3');
      probe();
      return rendered().then(probe);
    });
    expect(events.at(0)).to.equal('listener 1');
    expect(events.at(-1)).to.equal('listener 3');
  });

  it('is the last one in cleanups', async () => {
    const element = place('<site-latest amount="1"></site-latest>');
    element.setAttribute('amount', '4');
    await rendered();
    const events = await whileDoing(() => element.remove());
    expect(events).to.deep.equal(['cleanup 4']);
  });
});
