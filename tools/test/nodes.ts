import { ensureNode } from '../nodes/ensure.ts';
import { runScript } from './command.ts';
import { runNodeTests } from './node-tests.ts';
import { runSteps, type Step } from './steps.ts';

/** The supported versions of Node, within `engines` in package.json. */
const majors = [20, 22, 24];

/** The tests of the command and of its modules. */
const patterns = ['test/cli/**/*.test.ts', 'test/core/model/**/*.test.ts', 'test/elements/*/model/**/*.test.ts'];

const onNode = (major: number): Step => ({
  name: `node ${major}`,
  run: async () => runNodeTests(patterns, { node: await ensureNode(major) }),
});

/**
 * `npm run test:node -- others` runs after `npm test`, which has built everything and run all tests on the current
 * Node.
 */
const isAfterTest = process.argv[2] === 'others';
const current = Number.parseInt(process.versions.node, 10);

const others = majors.filter((major) => !isAfterTest || major !== current);

/** The command's tests on every Node that it supports. The built command and what it serves are tested as well. */
await runSteps(
  isAfterTest ? [] : [{ name: 'build', run: () => runScript('build', 'cli', 'page') }],
  others.map((major) => [onNode(major)]),
);
