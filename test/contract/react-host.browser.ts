import { expect } from '@open-wc/testing';
import { clear, loadElements, place, rendered, shown } from './load.ts';

const { SampleElement, log } = await loadElements();
type Sample = InstanceType<typeof SampleElement>;
type Host = typeof import('./fixtures/react-host.fixture.tsx');
const hostBundle = '/dist/test/react-host.js';
const { createElement, createRoot, flushSync, StrictMode, useEffect, useRef }: Host = await import(hostBundle);

/** Calls the element in an effect, before the element's own view can be there. */
function Caller({ onCount }: { onCount: (count: unknown) => void }): ReturnType<typeof createElement> {
  const sample = useRef<Sample>(null);
  useEffect(() => {
    Promise.resolve(sample.current?.count()).then(onCount);
  }, [onCount]);
  return createElement('site-sample', { ref: sample });
}

afterEach(clear);

describe('inside a page made by the same React', () => {
  it('mounts, takes props and events, updates and unmounts without a complaint', async () => {
    const complaints: unknown[] = [];
    const original = console.error;
    console.error = (...words: unknown[]) => complaints.push(words);
    const root = createRoot(place('<main></main>'));
    const heard: number[] = [];
    const render = (label: string): void =>
      flushSync(() =>
        root.render(
          createElement(
            StrictMode,
            null,
            createElement('site-sample', {
              label,
              data: { amount: 4 },
              'onsite-changed': (event: CustomEvent<{ count: number }>) => heard.push(event.detail.count),
            }),
          ),
        ),
      );
    render('one');
    await rendered();
    const element = document.querySelector<Sample>('site-sample');
    expect(element && shown(element)).to.include({ label: 'one', amount: 4 });
    render('two');
    await rendered();
    expect(element && shown(element).label).to.equal('two');
    element?.count();
    expect(heard).to.deep.equal([1]);
    const { aborted } = log;
    flushSync(() => root.unmount());
    await rendered();
    expect(log.aborted).to.equal(aborted + 1);
    console.error = original;
    expect(complaints).to.deep.equal([]);
  });

  it('answers a method that is called in an effect of the first commit', async () => {
    const root = createRoot(place('<main></main>'));
    const counts: unknown[] = [];
    const onCount = (count: unknown): number => counts.push(count);
    flushSync(() => root.render(createElement(Caller, { onCount })));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(counts).to.deep.equal([1]);
    flushSync(() => root.unmount());
  });
});

describe('inside a page made by another copy of React', () => {
  it('is there one microtask after the commit', async () => {
    const other: Host = await import('/dist/test/react-19-0/react-host.js' as string);
    const root = other.createRoot(place('<main></main>'));
    other.flushSync(() => root.render(other.createElement('site-sample', { label: 'other' })));
    await rendered();
    const element = document.querySelector<Sample>('site-sample');
    expect(element && shown(element).label).to.equal('other');
    expect(element?.count()).to.equal(1);
    other.flushSync(() => root.unmount());
  });
});
