/** The tests that `npm test` leaves out, and those that it runs with some of their inputs: `npm run test:release`. */
import { runBrowserTests } from './browser-tests.ts';
import { runScript } from './command.ts';
import { checkLeftovers } from './leftovers.ts';
import { runNodeTests } from './node-tests.ts';
import { propertyTests, releasePatterns, sampledTests, usesOneBuild } from './release-tests.ts';
import { runSteps } from './steps.ts';

// Read by test/support/property-runs.ts, and by test/runner/config.ts for browser tests.
process.env.TEST_INPUTS = 'all';

const timeoutMs = 3_600_000;

const properties = await propertyTests();
const sampled = await sampledTests();

await runSteps(
  [{ name: 'build', run: () => runScript('build') }],
  [
    [
      { name: 'typecheck', run: () => runScript('typecheck:package') },
      { name: 'typecheck', run: () => runScript('typecheck:vscode') },
    ],
    [{ name: 'package', run: () => runNodeTests(releasePatterns) }],
    [
      { name: 'chromium', run: () => runBrowserTests('chromium', sampled) },
      {
        name: 'chromium slim',
        run: () => runBrowserTests('chromium', sampled.filter(usesOneBuild), { build: 'slim' }),
      },
    ],
    [{ name: 'properties', run: () => runNodeTests(properties, { timeoutMs }) }],
  ],
  [{ name: 'leftovers', run: checkLeftovers }],
);
