/** Tests an outage: each chunk of the build gets a 503 response, and the next use after the outage imports it again. */
import { expect } from '@open-wc/testing';
import { eventually, never } from '../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, scriptsRan, styled } from '../support/own-page.ts';
import { type ChunkScenario, scenarios, shared, withoutRetry } from './chunk-scenarios.ts';

const response = await fetch('/dist/test/chunks.json');
const list: { readonly files: Readonly<Record<string, unknown>> } = await response.json();
const chunks = Object.keys(list.files).map((file) => file.replace('.js', ''));

const addressOf = (path: string): string => new URL(path, location.href).href;

async function open({ scripts, markup }: ChunkScenario, folder: string): Promise<OwnPage> {
  const page = await openPage({
    head: styled + scripted(scripts ?? ['site'], folder),
    body: `<div style="margin-block-start: 2000px">${markup}</div>`,
  });
  await scriptsRan(page);
  // While a page loads, Chromium does not request a URL again that has failed.
  await eventually('the page is loaded', () => page.document.readyState === 'complete');
  return page;
}

/** Requests for a chunk on this page, failed ones included. */
const requestsOf = ({ view }: OwnPage, chunk: string): PerformanceResourceTiming[] =>
  (view.performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    new URL(name).pathname.endsWith(`/dist/test/${chunk}.js`),
  );

/** The results of all uses; a method's promise counts as one. */
async function use(scenario: ChunkScenario, page: OwnPage, uses: Promise<unknown>[]): Promise<void> {
  uses.push(Promise.resolve(scenario.use(page)).catch((cause: unknown) => cause));
}

afterEach(() => {
  closePages();
  sessionStorage.clear();
});

describe('a chunk that the server refuses for a while', () => {
  it('is covered by these tests', () => {
    expect(
      chunks.filter((chunk) => !(chunk in scenarios) && ![...shared, ...withoutRetry].includes(chunk)),
    ).to.deep.equal([]);
  });

  for (const chunk of chunks) {
    const scenario = scenarios[chunk];
    if (!scenario) continue;
    it(`is loaded by the next use after the outage: ${chunk}.js`, async () => {
      const run = crypto.randomUUID();
      const page = await open(scenario, addressOf(`/blocked/${run}/${chunk}.js/dist/test/`));
      const uses: Promise<unknown>[] = [];
      await use(scenario, page, uses);
      await eventually('the request that fails', () => requestsOf(page, chunk).length > 0);
      await eventually('the failure is reported', () => page.troubles.length > 0);
      await never('it works without the chunk', () => scenario.works(page));
      await fetch(`/unblock/${run}`);
      await use(scenario, page, uses);
      await eventually('it works', () => scenario.works(page));
      // A method's promise that never settles would end the test here.
      await Promise.all(uses);
      const errors = page.troubles.filter((trouble) => trouble.startsWith('site-error'));
      // One for the request of the page itself, where the element loads at once, and one for the use.
      expect(errors.length, errors.join()).to.be.at.most(2);
      // WebKit does not report the status of responses.
      const names = requestsOf(page, chunk).filter(({ decodedBodySize }) => decodedBodySize > 0);
      expect(new Set(names.map(({ name }) => name)).size, 'copies of the module').to.equal(1);
    });
  }
});
