import { appendItem, insertImport } from './insert.ts';
import type { Scaffold } from './scaffold.ts';

/** `npm run create rule <name>`. */
export const rule: Scaffold = {
  suffix: 'Rule',
  edits: ({ name, variable }) => [
    {
      file: 'cli/lint/check-page.ts',
      change: (text) =>
        insertImport(appendItem(text, 'rules', variable), `import { ${variable} } from './rules/${name}.ts';`),
    },
    {
      file: 'cli/lint/rules/messages.en.ts',
      change: (text) =>
        appendItem(
          appendItem(text, 'messages', `'${name}': 'The attribute data-${name} has no effect.'`),
          'messages',
          `'${name}.help': 'Remove the attribute.'`,
        ),
    },
  ],
  nextSteps: ({ name }) => [
    `Run the new test: node --import tsx --test test/cli/lint/rules/${name}.test.ts`,
    '  The test fails. Its message describes the first step.',
    'Run the tests of all rules: node --import tsx --test test/cli/lint/check-page.test.ts test/cli/lint/rules/*.test.ts',
    'When the rule works, add it to CHANGELOG.md, and run: npm test',
  ],
};
