/** The live examples of the docs have no mistake that the warnings for developers report. */
import { expect } from '@open-wc/testing';
import { developmentWarnings } from '../support/development-warnings.ts';
import { closePages } from '../support/own-page.ts';

const docs = new URL('/dist/docs/', location.origin);

const read = async (url: URL): Promise<Document> =>
  new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');

/** Returns the values of an attribute, as URLs. */
const urlsIn = (page: Document, selector: string, name: string, base: URL): readonly URL[] =>
  [...page.querySelectorAll(selector)].map((element) => new URL(element.getAttribute(name) ?? '', base));

const index = new URL('search.html', docs);
const pages = urlsIn(await read(index), 'main li a', 'href', index);
const examples = (await Promise.all(pages.map(async (url) => urlsIn(await read(url), 'iframe', 'src', url)))).flat();
const paths = [...new Set(examples.map(({ pathname }) => pathname.slice('/dist/'.length)))];

afterEach(closePages);

it('each element has live examples', () => {
  expect(paths).to.have.length.above(50);
});

for (const path of paths)
  it(`${path} has no warning for developers`, async () => {
    expect(await developmentWarnings(path)).to.deep.equal([]);
  });
