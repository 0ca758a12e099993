import { requestedEngines } from '../../test/runner/config.ts';
import { type BrowserTestOptions, runBrowserTests, shardBrowserTests } from './browser-tests.ts';
import { runScript } from './command.ts';
import { runSteps, type Step } from './steps.ts';

const patterns = process.argv.slice(2).filter((argument) => argument !== '--files');

type Engine = Parameters<typeof runBrowserTests>[0];

const engines = requestedEngines(process.env.ENGINES ?? 'chromium,firefox,webkit');

/**
 * The number of runs that an engine needs for all files. WebKit's driver loads all files of a run into frames of one page:
 * in long runs its process uses more than a gigabyte, loses the focus, and crashes.
 */
const runsFor: Readonly<Record<Engine, number>> = { chromium: 1, firefox: 2, webkit: 4 };

const inEngine = async (id: Engine): Promise<readonly Step[]> => {
  const shards = patterns.length > 0 ? [patterns] : await shardBrowserTests(runsFor[id]);
  return shards.map((files, shard) => ({
    name: shards.length > 1 ? `${id} ${shard + 1}/${shards.length}` : id,
    run: () => runBrowserTests(id, files),
  }));
};

/** Returns the tests that depend on the renderer, for another build of the elements or on prerendered pages. */
const withOptions =
  (name: string, options: BrowserTestOptions, ...folders: readonly string[]) =>
  (id: Engine): Step => ({
    name: `${id} ${name}`,
    run: () =>
      runBrowserTests(
        id,
        patterns.length > 0 ? patterns : folders.map((folder) => `test/${folder}/**/*.browser.ts`),
        options,
      ),
  });

/**
 * The folders whose tests write markup, or visit pages, that can be prerendered first. Not `hosts`, whose tests count shadow roots:
 * `react-prerendered` in it tests prerendered markup in the framework that hydrates pages itself.
 */
const prerenderedFolders = ['contract', 'elements', 'examples', 'docs', 'hostile', 'silence'];

/** Returns the test folders for the slim build. Preact differs from React in the same way in all engines, so its elements are tested in one. */
const slimFolders = (id: Engine): readonly string[] =>
  id === 'chromium' ? ['contract', 'elements', 'hosts'] : ['contract', 'hosts'];

const lane = async (id: Engine): Promise<readonly Step[]> => [
  ...(await inEngine(id)),
  withOptions('slim', { build: 'slim' }, ...slimFolders(id))(id),
  withOptions('react-19-0', { build: 'react-19-0' }, 'contract')(id),
  withOptions('prerendered', { isPrerendered: true }, ...prerenderedFolders)(id),
  withOptions('prerendered slim', { build: 'slim', isPrerendered: true }, 'elements')(id),
];

/** The browser tests in each engine, all files or those that match: `npm run test:engines -- "test/core/*.browser.ts"`. */
const slowestFirst = await Promise.all([...engines].reverse().map(lane));
await runSteps([{ name: 'build', run: () => runScript('build', 'test', 'docs', 'cli') }], slowestFirst);
