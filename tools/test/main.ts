import { runBrowserTests } from './browser-tests.ts';
import { runScript } from './command.ts';
import { runNodeTests } from './node-tests.ts';
import { runSteps, type Step } from './steps.ts';

const script = (name: string): Step => ({ name, run: () => runScript(name) });

/** Everything that must hold. The build comes first: browser tests and the command's tests run what it writes. */
await runSteps([
  script('build'),
  { name: 'node', run: () => runNodeTests() },
  { name: 'chromium', run: () => runBrowserTests('chromium') },
  script('typecheck'),
  script('lint'),
  script('budgets'),
  script('size'),
]);
