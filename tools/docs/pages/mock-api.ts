/** The page about the mock API: its guide, then tables of its scenarios and calls. */
import { messages } from '../../../cli/mock/faults/messages.en.ts';
import { scenarioNames } from '../../../cli/mock/faults/scenarios.ts';
import { routes } from '../../../cli/mock/routes/all-routes.ts';
import type { RouteKind } from '../../../cli/mock/routes/route.ts';
import { readPieces } from '../include.ts';
import type { DocsPage } from '../page.ts';

const kinds: Readonly<Record<RouteKind, string>> = {
  call: 'Calls of the platform',
  page: 'Pages of the platform',
  provider: 'Stand-ins for third parties',
  mock: 'Calls of the mock',
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

const callsOf = (kind: string, title: string): string => {
  const rows = routes
    .filter((route) => route.kind === kind)
    .map(({ method, path, summary, spec }) => `| \`${method} ${cell(path)}\` | ${spec ?? ''} | ${cell(summary)} |`);
  return rows.length === 0
    ? ''
    : `### ${title}\n\n| call | specification | description |\n|---|---|---|\n${rows.join('\n')}\n`;
};

const tables = (): string => {
  const scenarios = scenarioNames.map((name) => `| \`${name}\` | ${messages[`scenario-${name}`]} |`);
  const calls = Object.entries(kinds).map(([kind, title]) => callsOf(kind, title));
  return `
## Scenarios

A scenario is a state of the site. Select one with \`--scenario offline\`, or \`?__scenario=offline\` in the URL of a page.

| scenario | what it does |
|---|---|
${scenarios.join('\n')}

## All calls

${calls.join('\n')}`;
};

export async function mockApiPage(): Promise<DocsPage> {
  const source = 'docs/mock-api.md';
  const pieces = [...(await readPieces(source)), { markdown: tables(), source }];
  return { path: 'mock-api', source, group: 'Commands', pieces };
}
