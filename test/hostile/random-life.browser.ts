import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { clear, loadElements, place, rendered } from '../contract/load.ts';

const { SampleElement } = await loadElements();
type Sample = InstanceType<typeof SampleElement>;

const count = (element: Element): string | undefined =>
  element.shadowRoot?.querySelector('button')?.textContent?.trim();

interface Place {
  readonly boxes: readonly Element[];
  readonly frame: Document;
}

/** Operations that a page may run on an element in one script without removing it. */
const operations: Readonly<Record<string, (element: Sample, place: Place) => void>> = {
  appendElsewhere: (element, { boxes: [, second] }) => second?.append(element),
  appendBack: (element, { boxes: [first] }) => first?.append(element),
  removeAndInsert: (element) => {
    const parent = element.parentElement;
    element.remove();
    parent?.append(element);
  },
  wrap: (element) => {
    const wrapper = document.createElement('div');
    element.replaceWith(wrapper);
    wrapper.append(element);
  },
  adopt: (element, { frame }) => frame.body.append(element),
  returnFromFrame: (element, { boxes: [first] }) => first?.append(element),
  moveBefore: (element, { boxes: [first] }) => {
    const target = first as (Element & { moveBefore?: (node: Node, child: null) => void }) | undefined;
    if (target?.ownerDocument === element.ownerDocument) target.moveBefore?.(element, null);
  },
  clone: (element) => element.after(element.cloneNode(true)),
  parseAgain: (element, { boxes: [, second] }) => second?.insertAdjacentHTML('beforeend', element.outerHTML),
  label: (element) => {
    element.label = `label ${Math.floor(performance.now())}`;
  },
  badValue: (element) => element.setAttribute('amount', 'many'),
  children: (element) => element.append(document.createElement('img')),
  direction: (element) => element.toggleAttribute('dir'),
};

afterEach(clear);

describe('an element', () => {
  it('keeps its state through a thousand random moves, clones, adoptions and re-parses, and throws no error', async () => {
    const failures: string[] = [];
    const { warn } = console;
    console.warn = () => {};
    const listen = ({ message }: ErrorEvent): number => failures.push(message);
    addEventListener('error', listen);
    document.addEventListener('site-error', () => failures.push('site-error'));
    const names = fc.array(fc.constantFrom(...Object.keys(operations)), { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(names, async (steps) => {
        const boxes = [place('<div></div>'), place('<div></div>')];
        const frame = place<HTMLIFrameElement>('<iframe title="other"></iframe>').contentDocument;
        if (!frame) return;
        const element = document.createElement('site-sample') as Sample;
        boxes[0]?.append(element);
        element.count();
        for (const step of steps) {
          operations[step]?.(element, { boxes, frame });
          await rendered();
        }
        expect(count(element)).to.equal('Add 1');
        await clear();
      }),
      { numRuns: 50, seed: 20260101 },
    );
    removeEventListener('error', listen);
    console.warn = warn;
    expect(failures).to.deep.equal([]);
  });
});
