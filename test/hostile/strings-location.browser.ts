/** Passes attacks to the elements in the query and the hash of the page's URL. */
import { expect } from '@open-wc/testing';
import { hasAllInputs, sample } from '../support/sample.ts';
import { attackStrings } from './attack-markup.ts';
import { bundleNames, specimens } from './specimens.ts';
import { rendered } from './strings.ts';
import { unsafeNodes } from './unsafe-nodes.ts';

const { href } = location;
const calls: unknown[] = [];

/** Every element, with the attributes by which it reads the URL. */
const markup = Object.values(specimens)
  .map(({ markup: one }) => one.replace(/^<site-(?:gallery|lightbox)/, '$& id="wall" history-hash'))
  .join('');

const hidden = '<site-form form-id="f" fields=\'[{"type": "hidden", "id": "h", "key": "ref"}]\'></site-form>';

before(async () => {
  for (const name of ['attack', 'alert']) Reflect.set(globalThis, name, (text: unknown) => calls.push(text));
  await Promise.all(bundleNames.map((name) => import(`/dist/test/${name}.js`)));
});

afterEach(() => {
  history.replaceState(null, '', href);
  document.querySelector('[data-test]')?.remove();
});

/** The same URL with a text in all places that elements read, encoded and as it is. */
function urlsWith(text: string): readonly string[] {
  const url = new URL(href);
  for (const name of ['ref', 'itemId', 'format', text]) url.searchParams.set(name, text);
  url.hash = text;
  const encoded = url.href;
  url.hash = `itemId=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`;
  return [encoded, url.href];
}

it('attacks in the URL of the page run nothing and leave nothing', async function () {
  this.timeout(hasAllInputs ? 3_600_000 : 600_000);
  const found = new Set<string>();
  for (const text of sample(attackStrings, 29)) {
    for (const url of urlsWith(text)) {
      history.replaceState(null, '', url);
      const box = document.createElement('div');
      box.dataset.test = '';
      box.innerHTML = markup + hidden;
      document.body.append(box);
      await rendered();
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      await rendered();
      for (const node of unsafeNodes(document)) found.add(`${node} by ${url}`);
      box.remove();
    }
  }
  expect([...found]).to.deep.equal([]);
  expect(calls).to.deep.equal([]);
});
