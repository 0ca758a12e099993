import { runBrowserTests, shardBrowserTests } from './browser-tests.ts';
import { runScript } from './command.ts';
import { checkLeftovers } from './leftovers.ts';
import { runNodeTests } from './node-tests.ts';
import { editorPatterns, notRun, releasePatterns, templatePatterns } from './release-tests.ts';
import { runSteps, type Step } from './steps.ts';

const script = (name: string): Step => ({ name, run: () => runScript(name) });

/** Small shards: a free lane takes the next one, so that all lanes end at about the same time. */
const shards = await shardBrowserTests(8);

const chromium = shards.map(
  (files, shard): Step => ({
    name: `chromium ${shard + 1}/${shards.length}`,
    run: () => runBrowserTests('chromium', files),
  }),
);

/** A share of the lane of prerendered pages: `npm run test:engines` runs all of it. */
const prerendered: Step = {
  name: 'prerendered',
  run: () =>
    runBrowserTests('chromium', ['test/elements/{cart-indicator,dialog,image,video}/**/*.browser.ts'], {
      isPrerendered: true,
    }),
};

/** All tests and checks that a change must pass. The build comes first: browser tests and the tests of the command use its files. */
await runSteps(
  [script('build')],
  [
    [
      {
        name: 'node',
        run: () =>
          runNodeTests(['test/**/*.test.ts'], { except: [...releasePatterns, ...templatePatterns, ...editorPatterns] }),
      },
    ],
    ['typecheck', 'lint', 'budgets', 'size'].map(script),
    ...chromium.map((step) => [step]),
    [prerendered],
  ],
  [{ name: 'leftovers', run: checkLeftovers }],
  await notRun(),
);
