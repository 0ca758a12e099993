/** Two copies of the library on one page, as when a theme and a plugin each bring one: the first wins, and both keep working. */
import { expect } from '@open-wc/testing';
import { bundleNames, specimens } from '../hostile/specimens.ts';
import { eventually } from '../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, scriptsRan, styled } from '../support/own-page.ts';
import { sample } from '../support/sample.ts';

const { version }: { version: string } = await (await fetch('/package.json')).json();

interface Copy {
  readonly version: string;
  readonly folder: string;
}

const copy = (number: string, shape = 'v1'): Copy => ({
  version: number,
  folder: `/other-copy/${number}/${shape}/dist/test/`,
});

const ours: Copy = { version, folder: '/dist/test/' };

const others = {
  'the same version': copy(version),
  'an older version': copy('0.0.9'),
  'a newer version': copy('99.0.0'),
  'an older version with another page state': copy('0.0.1', 'v0'),
  'a newer version with another page state': copy('99.0.0', 'v2'),
};

const orders: readonly (readonly [name: string, first: Copy, second: Copy])[] = Object.entries(others).flatMap(
  ([name, other]) => [[`ours, then ${name}`, ours, other] as const, [`${name}, then ours`, other, ours] as const],
);

/** Returns the warnings of the second copy, one for each tag that the first has defined. */
const complaints = (first: Copy, second: Copy, tags = bundleNames): readonly string[] =>
  first.version === second.version
    ? []
    : tags.map(
        (tag) =>
          `<${tag}> is already defined by version ${first.version}; this copy of site-elements (${second.version}) is ignored.`,
      );

const versionOf = ({ view }: OwnPage, tag: string): unknown =>
  Reflect.get(view.customElements.get(tag) ?? {}, Symbol.for('site-elements.version'));

/** Each order of copies uses other elements. */
async function useSome(page: OwnPage, place: number): Promise<void> {
  for (const { markup, use, leave } of sample(Object.values(specimens), orders.length, place)) {
    const element = page.place(markup);
    await use(element);
    await leave(element);
  }
}

afterEach(closePages);

describe('two copies of the library on one page', () => {
  for (const [place, [name, first, second]] of orders.entries()) {
    it(`cause no errors: ${name}; the first one defines every element`, async () => {
      const page = await openPage({
        head: styled + scripted(bundleNames, first.folder) + scripted(bundleNames, second.folder),
      });
      await scriptsRan(page);
      expect(bundleNames.map((tag) => versionOf(page, tag))).to.deep.equal(bundleNames.map(() => first.version));
      await useSome(page, place);
      expect(page.troubles).to.deep.equal(complaints(first, second));
    });

    it(`share a page: ${name}; each defines the elements that the other does not have`, async () => {
      const [one = '', ...rest] = bundleNames;
      const head =
        styled + scripted([one, 'site-page'], first.folder) + scripted([...bundleNames, 'site-page'], second.folder);
      const page = await openPage({ head });
      await scriptsRan(page);
      expect([versionOf(page, one), versionOf(page, rest[0] ?? '')]).to.deep.equal([first.version, second.version]);
      await useSome(page, place);
      expect(page.troubles).to.deep.equal(complaints(first, second, [one]));
    });

    it(`have a loader each: ${name}; the first one works`, async () => {
      const loader = ({ folder }: Copy): string =>
        `<script type="module" src="${folder}site.js" data-site-preload="${bundleNames.join(' ')}"></script>`;
      const page = await openPage({ head: styled + loader(first) + loader(second) });
      await scriptsRan(page);
      await eventually('all elements', () => bundleNames.every((tag) => page.view.customElements.get(tag)));
      await useSome(page, place);
      const requests = page.view.performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
      expect(requests.filter((path) => path.startsWith(second.folder))).to.deep.equal([`${second.folder}site.js`]);
      expect(page.troubles).to.deep.equal([]);
    });
  }

  it('start the site once, whichever of them starts it', async () => {
    const page = await openPage();
    const [one, two] = await Promise.all([
      import('/dist/test/site-page.js'),
      import(`${copy('99.0.0').folder}site-page.js`),
    ]);
    let starts = 0;
    two.onSiteReady(() => {
      starts += 1;
    }, page.document);
    one.startSite({}, page.document);
    one.onSiteReady(() => {
      starts += 1;
    }, page.document);
    expect(starts).to.equal(2);
    one.destroySite(page.document);
  });

  it('are separate modules in this test', async () => {
    const [one, two] = await Promise.all([
      import('/dist/test/site-dialog.js'),
      import(`${copy('99.0.0').folder}site-page.js`),
    ]);
    expect(one).not.to.equal(two);
  });
});
