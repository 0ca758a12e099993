/** Tests an outage: each chunk of the build gets a 503 response, and the next use after the outage imports it again. */
import { expect } from '@open-wc/testing';
import type { ChunkList } from '../../cli/preload/chunk-list.ts';
import { eventually, never } from '../support/eventually.ts';
import { closePages, isAsleep, type OwnPage, openPage, scripted, scriptsEnded, styled } from '../support/own-page.ts';
import { prerenderedHtml } from '../support/prerendered.ts';
import { sample } from '../support/sample.ts';
import { skipUnless } from '../support/skip.ts';
import { type ChunkScenario, scenarios, withoutRetry } from './chunk-scenarios.ts';

const response = await fetch('/dist/test/chunks.json');
const { files }: ChunkList = await response.json();
const chunks = Object.keys(files).map((file) => file.replace('.js', ''));

const isImportedBy = (chunk: string, importer: string): boolean =>
  files[`${importer}.js`]?.imports.includes(`${chunk}.js`) ?? false;

/** Each scenario with its chunk. */
const own = Object.entries(scenarios).map(([title, scenario]) => ({ title, chunk: title, ...scenario }));

/**
 * The scenarios of chunks that are only imported statically: each is that of a chunk that imports it, on a page whose own scripts
 * do not.
 */
const shared = chunks.flatMap((chunk) => {
  if (own.some((scenario) => scenario.chunk === chunk) || withoutRetry.includes(chunk)) return [];
  const imports = (importer: string): boolean => isImportedBy(chunk, importer);
  const scenario = own.find((one) => imports(one.chunk) && !one.module && !one.scripts?.some(imports));
  return scenario ? [{ ...scenario, title: chunk, chunk, needed: scenario.chunk }] : [];
});

/**
 * Whether the engine requests a module again that another module imports, as the standard requires since
 * https://github.com/whatwg/html/pull/10327.
 */
async function requestsImportsAgain(): Promise<boolean> {
  const run = crypto.randomUUID();
  const hasLoaded = (chunk: string): Promise<boolean> =>
    import(addressOf(`/blocked/${run}/page.js/dist/test/${chunk}.js`)).then(
      () => true,
      () => false,
    );
  const wasBlocked = !(await hasLoaded('google'));
  await fetch(`/unblock/${run}`);
  return wasBlocked && (await hasLoaded('tiles'));
}

const addressOf = (path: string): string => new URL(path, location.href).href;

async function open({ scripts, module, markup }: ChunkScenario, folder: string): Promise<OwnPage> {
  const page = await openPage({
    head: module
      ? `${styled}<script type="module">${module(folder)}</script>`
      : styled + scripted(scripts ?? ['site'], folder),
    body: `<div style="margin-block-start: 2000px">${markup}</div>`,
  });
  await scriptsEnded(page);
  await eventually(
    'prerendered elements have taken over, or cannot without the chunk',
    () => !isAsleep(page.document, ':defined') || page.troubles.length > 0,
  );
  return page;
}

/** Requests for a chunk on this page, failed ones included. */
const requestsOf = ({ view }: OwnPage, chunk: string): PerformanceResourceTiming[] =>
  (view.performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    new URL(name).pathname.endsWith(`/dist/test/${chunk}.js`),
  );

/** An event of an element, or the console message of a page service. */
const isReport = (trouble: string): boolean => /^site-e(rror|lements:)/.test(trouble);

/** The results of all uses; a method's promise counts as one. */
async function use(scenario: ChunkScenario, page: OwnPage, uses: Promise<unknown>[]): Promise<void> {
  uses.push(Promise.resolve(scenario.use(page)).catch((cause: unknown) => cause));
}

/** Opens a page on which the chunk is blocked, and uses what needs it. */
async function openBlocked(scenario: ChunkScenario, chunk: string, run: string) {
  const page = await open(scenario, addressOf(`/blocked/${run}/${chunk}.js/dist/test/`));
  const uses: Promise<unknown>[] = [];
  await use(scenario, page, uses);
  await eventually('the request that fails', () => requestsOf(page, chunk).length > 0);
  await eventually('the failure is reported', () => page.troubles.length > 0);
  return { page, uses };
}

/** Prerendered markup looks the same before the chunk has loaded. */
const hasWorked = (scenario: ChunkScenario, page: OwnPage): unknown =>
  !isAsleep(page.document, ':defined') && scenario.works(page);

async function expectRetry(scenario: ChunkScenario, chunk: string): Promise<void> {
  const run = crypto.randomUUID();
  const { page, uses } = await openBlocked(scenario, chunk, run);
  await never('it works without the chunk', () => hasWorked(scenario, page));
  await fetch(`/unblock/${run}`);
  await use(scenario, page, uses);
  await eventually('it works', () => hasWorked(scenario, page));
  // A method's promise that never settles would end the test here.
  await Promise.all(uses);
  const errors = page.troubles.filter(isReport);
  // One for the request of the page itself, where the element loads at once, and one for the use.
  expect(errors.length, errors.join()).to.be.within(1, 2);
  // WebKit does not report the status of responses.
  const names = requestsOf(page, chunk).filter(({ decodedBodySize }) => decodedBodySize > 0);
  expect(new Set(names.map(({ name }) => name)).size, 'copies of the module').to.equal(1);
}

describe('a prerendered carousel whose chunk the server refuses', () => {
  for (const chunk of ['prerendered', 'hydration', 'idle'])
    it(`moves without ${chunk}.js`, async () => {
      const slide = '<img alt="A print" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="30" height="20">';
      const { document: page } = await openPage({
        head: styled + scripted(['site'], addressOf(`/blocked/${crypto.randomUUID()}/${chunk}.js/dist/test/`)),
        body: prerenderedHtml(`<site-gallery design="slider" speed="0">${slide.repeat(3)}</site-gallery>`),
      });
      const gallery = page.querySelector('site-gallery');
      await eventually('a click moves it', () => {
        gallery?.shadowRoot?.querySelector<HTMLElement>('[part~="next"]')?.click();
        return gallery && Number(Reflect.get(gallery, 'currentIndex')) > 0;
      });
    });
});

afterEach(() => {
  closePages();
  sessionStorage.clear();
});

describe('a chunk that the server refuses for a while', () => {
  it('is covered by these tests', () => {
    const covered = [...own.map(({ chunk }) => chunk), ...shared.map(({ chunk }) => chunk), ...withoutRetry];
    expect(chunks.filter((chunk) => !covered.includes(chunk))).to.deep.equal([]);
  });

  for (const scenario of own) {
    if (!chunks.includes(scenario.chunk)) continue;
    it(`is loaded by the next use after the outage: ${scenario.title}`, () => expectRetry(scenario, scenario.chunk));
  }

  for (const scenario of sample(shared, 4)) {
    it(`is loaded with the next use of ${scenario.needed}.js, which imports it: ${scenario.title}`, async function () {
      skipUnless(this, 'request failed imports again', await requestsImportsAgain());
      await expectRetry(scenario, scenario.chunk);
    });
  }

  for (const chunk of ['form-session', 'form-steps', 'form-files', 'form-submitter', 'draft-policy']) {
    it(`is reported once, however often the form needs it at the same time: ${chunk}`, async () => {
      const scenario = scenarios[chunk] ?? scenarios['form-submitter'];
      if (!scenario) throw new Error('there is no scenario');
      const { page, uses } = await openBlocked(scenario, chunk, crypto.randomUUID());
      const before = page.troubles.filter(isReport).length;
      for (let count = 0; count < 3; count += 1) await use(scenario, page, uses);
      await eventually('the failure is reported', () => page.troubles.filter(isReport).length > before);
      await never('it is reported again', () => page.troubles.filter(isReport).length > before + 1);
    });
  }
});
