import { appendItem, insertImport, insertRow } from './insert.ts';
import type { Scaffold } from './scaffold.ts';

const rowsOfCommands = /^\| `site-elements [\w-]+.*$/gm;

/** `npm run create command <name>`. */
export const command: Scaffold = {
  suffix: 'Command',
  edits: ({ name, Name }) => [
    {
      file: 'cli/program.ts',
      change: (text) =>
        insertImport(
          appendItem(text, 'commands', `register${Name}`),
          `import { register as register${Name} } from './commands/${name}/command.ts';`,
        ),
    },
    {
      file: 'docs/commands/index.md',
      change: (text) =>
        insertRow(
          text,
          rowsOfCommands,
          `| \`site-elements ${name} <path...>\` | prints the name of each folder or file |`,
        ),
    },
  ],
  nextSteps: ({ name }) => [
    `Run the new tests: node --import tsx --test test/cli/commands/${name}.test.ts`,
    '  One test fails. Its message describes the first step.',
    `A longer explanation goes to docs/commands/${name}.md, which is added to the page of the command.`,
    'When the command works, correct its row in docs/commands/index.md, add it to CHANGELOG.md, and run: npm test',
  ],
};
