/** The language server in editors that are installed on this computer, such as Neovim: `npm run test:editors`. Fails without them. */
import { runScript } from './command.ts';
import { checkLeftovers } from './leftovers.ts';
import { runNodeTests } from './node-tests.ts';
import { editorPatterns } from './release-tests.ts';
import { runSteps } from './steps.ts';

await runSteps([
  { name: 'build', run: () => runScript('build', 'cli', 'meta') },
  { name: 'neovim', run: () => runNodeTests(editorPatterns) },
  { name: 'leftovers', run: checkLeftovers },
]);
