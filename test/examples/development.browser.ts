/** The example pages and the example site have no mistake that the warnings for developers report. */
import { expect } from '@open-wc/testing';
import { developmentWarnings } from '../support/development-warnings.ts';
import { closePages } from '../support/own-page.ts';
import { pages } from './pages.ts';

/** Pages without elements. */
const withoutElements: readonly string[] = ['elements', 'galleries', 'modules'];

afterEach(closePages);

for (const name of pages.filter((page) => !withoutElements.includes(page)))
  it(`${name} has no warning for developers`, async () => {
    expect(await developmentWarnings(`examples/${name}.html`)).to.deep.equal([]);
  });
