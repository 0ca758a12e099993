import { expect } from '@open-wc/testing';
import { clear, place } from '../../contract/load.ts';
import { until } from '../../support/until.ts';

type Fixture = typeof import('./fixtures/fetch.fixture.tsx');

const bundle = '/dist/test/fetch.js';
const { stage }: Fixture = await import(bundle);

interface Call {
  readonly signal: AbortSignal;
  readonly succeed: (data: string) => void;
  readonly fail: (reason: unknown) => void;
}

let calls: Call[] = [];

beforeEach(() => {
  calls = [];
  stage.failures.length = 0;
  stage.task = (signal) =>
    new Promise((succeed, fail) => {
      calls.push({ signal, succeed, fail });
    });
});
afterEach(clear);

const call = (index: number): Call => {
  const found = calls[index];
  if (!found) throw new Error(`there is no call ${index}`);
  return found;
};

const shows = (element: Element, text: string): Promise<unknown> =>
  until(`it shows "${text}"`, () => element.shadowRoot?.querySelector('output')?.textContent === text);

describe('what an element fetches', () => {
  it('is pending, then there; fetched again it stays until the new one has come', async () => {
    const element = place('<site-fetches what="a"></site-fetches>');
    await shows(element, 'pending');
    call(0).succeed('one');
    await shows(element, 'success one');
    stage.refetch();
    await shows(element, 'pending one');
    call(1).succeed('two');
    await shows(element, 'success two');
    expect(stage.failures).to.deep.equal([]);
  });

  it('that fails reports the reason, calls the handler each time, and may be fetched again', async () => {
    const element = place('<site-fetches what="a"></site-fetches>');
    call(0).fail('no');
    await shows(element, 'failed no');
    stage.refetch();
    await shows(element, 'pending');
    call(1).fail('never');
    await shows(element, 'failed never');
    stage.refetch();
    call(2).succeed('yes');
    await shows(element, 'success yes');
    expect(stage.failures).to.deep.equal(['no', 'never']);
  });

  it('is the latest request: earlier tasks are aborted, and their results are dropped', async () => {
    const element = place('<site-fetches what="a"></site-fetches>');
    stage.refetch();
    expect(call(0).signal.aborted).to.equal(true);
    call(1).succeed('second');
    await shows(element, 'success second');
    call(0).fail('first');
    element.setAttribute('what', 'b');
    await shows(element, 'pending');
    call(2).succeed('of b');
    await shows(element, 'success of b');
    expect(stage.failures).to.deep.equal([]);
  });

  it('waits for a refetch where there is no key, and is aborted with the element', async () => {
    const element = place('<site-fetches></site-fetches>');
    await shows(element, 'idle');
    expect(calls).to.have.length(0);
    stage.refetch();
    await shows(element, 'pending');
    element.remove();
    await until('it is given up', () => call(0).signal.aborted);
  });
});
