/** The states of a call in a React view. */
import { expect } from '@open-wc/testing';
import { eventually, frames } from '../../support/eventually.ts';

const { calls, failures, show }: typeof import('./fixtures/use-fetch.fixture.tsx') = await import(
  '/dist/test/use-fetch.js' as string
);

let unmount: (() => void) | undefined;
let box: HTMLElement;

function open(options?: Parameters<typeof show>[1]): void {
  box = document.createElement('div');
  document.body.append(box);
  const root = show(box, options);
  unmount = () => root.unmount();
}

const shows = (text: string): Promise<unknown> =>
  eventually(text, () => box.querySelector('output')?.textContent === text);

const press = (name: string): void => box.querySelector<HTMLElement>(`[name="${name}"]`)?.click();

afterEach(() => {
  unmount?.();
  unmount = undefined;
  box.remove();
  calls.length = 0;
  failures.length = 0;
});

describe('useFetch', () => {
  it('shows loading, a failure, and the data after another attempt', async () => {
    open();
    await shows('a loading');
    await eventually('the call', () => calls[0]);
    calls[0]?.respond({ ok: false, failure: { code: 'request-unavailable', args: { status: 503 } } });
    await shows('a failure  request-unavailable');
    expect(failures).to.deep.equal(['request-unavailable']);
    press('again');
    await shows('a loading');
    calls[1]?.respond({ ok: true, data: 'done' });
    await shows('a success done');
  });

  it('sends a manual call only when it is requested', async () => {
    open({ isManual: true });
    await shows('a idle');
    await frames(2);
    expect(calls).to.have.length(0);
    press('again');
    await shows('a loading');
    calls[0]?.respond({ ok: true, data: 'saved' });
    await shows('a success saved');
  });

  it('ends the call of earlier dependencies, and drops its response', async () => {
    open();
    await eventually('the call', () => calls[0]);
    press('next');
    await eventually('the second call', () => calls[1]);
    expect([calls[0]?.signal.aborted, calls[1]?.key]).to.deep.equal([true, 'b']);
    calls[0]?.respond({ ok: true, data: 'stale' });
    await frames(2);
    await shows('b loading');
    calls[1]?.respond({ ok: true, data: 'fresh' });
    await shows('b success fresh');
  });

  it('ends the call on unmount', async () => {
    open();
    await eventually('the call', () => calls[0]);
    unmount?.();
    await eventually('the end', () => calls[0]?.signal.aborted);
  });
});
