import { partsOfBrowserTests, runBrowserTests } from './browser-tests.ts';
import { runScript } from './command.ts';
import { checkLeftovers } from './leftovers.ts';
import { runNodeTests } from './node-tests.ts';
import { runSteps, type Step } from './steps.ts';

const script = (name: string): Step => ({ name, run: () => runScript(name) });

const chromium = (await partsOfBrowserTests(2)).map(
  (files, part): Step => ({ name: `chromium ${part + 1}/2`, run: () => runBrowserTests('chromium', files) }),
);

/** Everything that must hold. The build comes first: browser tests and the command's tests run what it writes. */
await runSteps(
  [script('build')],
  [
    [{ name: 'node', run: () => runNodeTests() }],
    [...['typecheck', 'lint', 'budgets', 'size'].map(script), ...chromium.slice(0, 1)],
    chromium.slice(1),
  ],
  [{ name: 'leftovers', run: checkLeftovers }],
);
