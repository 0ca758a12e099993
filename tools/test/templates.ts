/** The tests of the templates of frameworks, all or those that are named: `npm run test:templates -- astro`. They install from npm. */
import { runScript } from './command.ts';
import { checkLeftovers } from './leftovers.ts';
import { runNodeTests } from './node-tests.ts';
import { templateTests } from './release-tests.ts';
import { runSteps, type Step } from './steps.ts';

const names = process.argv.slice(2);
const files =
  names.length > 0 ? names.map((name) => `test/templates/frameworks/${name}.test.ts`) : await templateTests();

const timeoutMs = 1_800_000;

// One at a time: a framework builds on all cores.
const steps = files.map((file): Step => ({ name: 'template', run: () => runNodeTests([file], { timeoutMs }) }));

await runSteps([
  { name: 'build', run: () => runScript('build', 'lib', 'page', 'cli', 'meta', 'docs') },
  ...steps,
  { name: 'leftovers', run: checkLeftovers },
]);
