/** Reads the pages of the rules: Markdown files beside the rules, which are in the package as well. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Severity, severities } from '../../core/model/finding.ts';
import { packageRoot } from '../package-root.ts';

export interface RulePage {
  readonly id: string;
  /** The page, with a section about turning the rule off. */
  readonly text: string;
  /** The first paragraph, in one line. */
  readonly summary: string;
  /** The severities of its findings without settings, as the section about the level names them. */
  readonly levels: readonly Severity[];
}

const folderOf = async (): Promise<string> => join(await packageRoot(), 'cli/lint/rules');
const ending = '.md';

const sources = '\n## Source\n';

/**
 * Returns the section about turning a rule off: in the settings, and in pages with a comment. JSON has no comments, and
 * the rule about comments cannot be turned off by one.
 */
function turnOff(id: string, hasComments: boolean): string {
  const comment = `Or [in one place of a page](../../../docs/commands/index.md#turn-a-rule-off-in-one-place), with the reason:

\`\`\`html
<!-- site-lint-disable-next ${id} -- a reason -->
\`\`\`

`;
  return `
## Turn it off

In \`site-elements.config.json\`, for all files or for [some of them](../../../docs/commands/index.md#change-how-severe-a-rule-is):

\`\`\`json
{ "rules": { "${id}": "off" } }
\`\`\`

${hasComments ? comment : ''}`.trimEnd();
}

const isForPages = (text: string): boolean => /## Wrong\n\n```html/.test(text);

/** Adds the section about turning the rule off, unless the page has its own about turning it on. */
const withTurnOff = (text: string, id: string): string =>
  text.includes('\n## Turn it on\n')
    ? text
    : text.replace(sources, () => `${turnOff(id, isForPages(text) && id !== 'directive')}\n${sources}`);

const levelNames: Readonly<Record<Severity, string>> = { error: 'Error', warn: 'Warning', info: 'Note' };

/** Returns the severities that start a sentence of the section about the level. */
function levelsIn(text: string): readonly Severity[] {
  const [, section = ''] = /\n## Level\n([\s\S]*?)(?=\n## |$)/.exec(text) ?? [];
  return severities.filter((severity) => new RegExp(`(?:^|[.;]\\s+)${levelNames[severity]}\\b`).test(section.trim()));
}

async function readPage(folder: string, id: string): Promise<RulePage> {
  const text = withTurnOff(await readFile(join(folder, id + ending), 'utf8'), id);
  const [, summary = ''] = text.split(/\n{2,}/);
  return { id, text, summary: summary.replaceAll('\n', ' '), levels: levelsIn(text) };
}

/** Reads all rule pages, sorted by id. */
export async function readRulePages(): Promise<readonly RulePage[]> {
  const folder = await folderOf();
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending));
  const ids = files.map((file) => file.slice(0, -ending.length)).sort();
  return Promise.all(ids.map((id) => readPage(folder, id)));
}
