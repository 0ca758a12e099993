/** The example pages and the example site have no mistake that the warnings for developers report. */
import { expect } from '@open-wc/testing';
import { developmentWarnings } from '../support/development-warnings.ts';
import { closePages } from '../support/own-page.ts';
import { pages } from './pages.ts';

/** Lists of the other pages, without elements. */
const indexes: readonly string[] = ['elements', 'galleries'];

afterEach(closePages);

for (const name of pages.filter((page) => !indexes.includes(page)))
  it(`${name} has no warning for developers`, async () => {
    expect(await developmentWarnings(`examples/${name}.html`)).to.deep.equal([]);
  });
