/** The example pages and the example site have no mistake that the warnings for developers report. */
import { expect } from '@open-wc/testing';
import { DeveloperConsole } from '../support/developer-console.ts';
import { eventually } from '../support/eventually.ts';
import { closePages } from '../support/own-page.ts';
import { visit } from '../support/visit.ts';
import { pages } from './pages.ts';

/** Points at all elements, because some load only then, and their attributes are known only after that. */
const pointAtAll = (page: Document): void => {
  for (const element of page.querySelectorAll(':not(:defined)'))
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
};

/** Lists of the other pages, without elements. */
const indexes: readonly string[] = ['elements', 'galleries'];

afterEach(closePages);

for (const name of pages.filter((page) => !indexes.includes(page)))
  it(`${name} has no warning for developers`, async () => {
    const console = new DeveloperConsole();
    const { document: page, place } = await visit(`examples/${name}.html?debug`, { prepare: console.observe });
    pointAtAll(page);
    await eventually('every element is defined', () => !page.querySelector(':not(:defined)'));
    place('<site-image id="last"></site-image>');
    await console.until('<site-image> has had no <img>');
    expect([...console.warnings.slice(1), ...console.hints]).to.deep.equal([]);
  });
