/** Passes generated attacks to every input of the elements: `npm test` uses a sample for each input. */
import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.ts';
import { hasAllInputs, sample } from '../support/sample.ts';
import { attackStrings } from './attack-markup.ts';
import { isInvalidJson, type Sink, sinks } from './attack-sinks.ts';
import { picture } from './specimens.ts';
import { rendered, type TrappedPage, trapOfSuite } from './strings.ts';
import { unsafeNodes } from './unsafe-nodes.ts';

/** `npm test` uses one string in so many for each input. It has no divisor in common with the sizes of the classes. */
const step = 503;

const { port1, port2 } = new MessageChannel();

/** Waits until a chunk that has been loaded before, or other work of a later task, has changed the page. */
const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

/** Returns what the strings leave in the page. */
async function attack(
  page: TrappedPage,
  { name, prepare, isShown = () => true }: Sink,
  texts: readonly string[],
): Promise<readonly string[]> {
  const put = prepare(page);
  const found = new Map<string, string>();
  await put('first');
  await eventually(`${name} is shown`, () => isShown(page));
  for (const text of texts) {
    await put(text);
    await rendered();
    await nextTask();
    for (const node of unsafeNodes(page.document)) found.set(node, text);
  }
  for (const node of page.document.querySelectorAll('body > div')) node.remove();
  return [...found].map(([node, text]) => `${name}: ${node} by ${text}`);
}

/**
 * Returns the failures of the page, except requests to the addresses of forms, which are inputs too, and nothing answers there, and
 * reports that a string is not JSON.
 */
const failuresOf = (page: TrappedPage): readonly string[] =>
  page.failures().filter((failure) => !failure.includes('request-unreachable') && !isInvalidJson(failure));

const groups = [...new Set(sinks.map(({ group }) => group))];

for (const folder of ['/dist/test/', '/dist/test/slim/']) {
  describe(`generated attacks in ${folder}`, function () {
    if (hasAllInputs) this.timeout(3_600_000);
    const openedPage = trapOfSuite({ folder });

    for (const group of groups)
      it(`run nothing and leave nothing in ${group}`, async () => {
        const page = openedPage();
        const before = failuresOf(page).length;
        const found: string[] = [];
        for (const [index, sink] of sinks.entries())
          if (sink.group === group) found.push(...(await attack(page, sink, sample(attackStrings, step, index))));
        expect(found).to.deep.equal([]);
        expect(await page.executions()).to.deep.equal([]);
        expect(failuresOf(page).slice(before)).to.deep.equal([]);
      });

    it('are found if they reach the nodes of an element', async () => {
      const page = openedPage();
      const lightbox = page.place(`<site-lightbox open><img alt="Waves" src="${picture()}"></site-lightbox>`);
      const image = await eventually('the image', () => lightbox.shadowRoot?.querySelector('[part="image"]'));
      expect(unsafeNodes(page.document)).to.deep.equal([]);
      image.setAttribute('onerror', 'attack()');
      image.setAttribute('src', 'javascript:attack()');
      expect(unsafeNodes(page.document)).to.have.length(2);
      lightbox.parentElement?.remove();
      await page.executions();
    });
  });
}
