import { halvesOfBrowserTests, runBrowserTests } from './browser-tests.ts';
import { runScript } from './command.ts';
import { runNodeTests } from './node-tests.ts';
import { runSteps, type Step } from './steps.ts';

const script = (name: string): Step => ({ name, run: () => runScript(name) });

const browserLanes = (await halvesOfBrowserTests()).map((files, part): readonly Step[] => [
  { name: `chromium ${part + 1}/2`, run: () => runBrowserTests('chromium', files) },
]);

/** Everything that must hold. The build comes first: browser tests and the command's tests run what it writes. */
await runSteps(
  [
    script('build'),
    { name: 'node', run: () => runNodeTests() },
    script('typecheck'),
    script('lint'),
    script('budgets'),
    script('size'),
  ],
  browserLanes,
);
