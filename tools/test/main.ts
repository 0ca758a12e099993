import { partsOfBrowserTests, runBrowserTests } from './browser-tests.ts';
import { runScript } from './command.ts';
import { checkLeftovers } from './leftovers.ts';
import { runNodeTests } from './node-tests.ts';
import { notRun, releasePatterns } from './release-tests.ts';
import { runSteps, type Step } from './steps.ts';

const script = (name: string): Step => ({ name, run: () => runScript(name) });

/** Small parts: the lane that is free takes the next one, so that both end at about the same time. */
const parts = await partsOfBrowserTests(8);

const chromium = parts.map(
  (files, part): Step => ({
    name: `chromium ${part + 1}/${parts.length}`,
    run: () => runBrowserTests('chromium', files),
  }),
);

/** Everything that must hold, but for what only a release needs. The build comes first: browser tests and the command's tests run what it writes. */
await runSteps(
  [script('build')],
  [
    [{ name: 'node', run: () => runNodeTests(['test/**/*.test.ts'], { except: releasePatterns }) }],
    ['typecheck', 'lint', 'budgets', 'size'].map(script),
    ...chromium.map((step) => [step]),
  ],
  [{ name: 'leftovers', run: checkLeftovers }],
  await notRun(),
);
