/** Reads the pages of the rules: Markdown files beside the rules, which are in the package as well. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Severity, severities } from '../../core/model/finding.ts';
import { packageRoot } from '../package-root.ts';

/** A severity of the findings of a rule without settings, and the findings that have it. */
export interface RuleLevel {
  readonly severity: Severity;
  /** A part of a sentence, without its full stop. */
  readonly reason: string;
}

/** The facts about a rule that its page declares, at its start and in the section about the level. */
export interface RuleFacts {
  /** The part of a site that the rule is about, in one word. */
  readonly group: string;
  /** Whether at least some of its findings have a fix. */
  readonly isFixable: boolean;
  /** Empty for a rule that is off unless the settings turn it on. */
  readonly levels: readonly RuleLevel[];
}

export interface RulePage extends RuleFacts {
  readonly id: string;
  /** The page, with its facts below the first paragraph, and a section about turning the rule off. */
  readonly text: string;
  /** The first paragraph, in one line. */
  readonly summary: string;
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

const levelNames: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'note' };

/** Returns the names of the levels, the most severe first, as in `error, warning`. */
export const levelText = ({ levels }: RuleFacts): string =>
  levels.length === 0 ? 'off' : levels.map(({ severity }) => levelNames[severity]).join(', ');

/** Returns the entries of the section about the level, such as `- Error: the link does nothing.` */
function levelsIn(text: string): readonly RuleLevel[] {
  const [, section = ''] = /\n## Level\n([\s\S]*?)(?=\n## |$)/.exec(text) ?? [];
  const entries = new Map(
    section.split('\n- ').map((entry) => {
      const [name = '', ...reason] = entry.split(': ');
      return [name.toLowerCase(), reason.join(': ').trim().replace(/\s+/g, ' ').replace(/\.$/, '')];
    }),
  );
  return severities.flatMap((severity) => {
    const reason = entries.get(levelNames[severity]);
    return reason === undefined ? [] : [{ severity, reason }];
  });
}

/** The start of a page: the facts that no section contains. */
const frontMatter = /^---\ngroup: (\w+)\nfixable: (true|false)\n---\n+/;

function factsIn(text: string): RuleFacts {
  const [, group, fixable] = frontMatter.exec(text) ?? [];
  if (group === undefined) throw new Error(`A page of a rule has no group: ${text.slice(0, 100)}`);
  return { group, isFixable: fixable === 'true', levels: levelsIn(text) };
}

/** Returns the facts in one line, for readers of the page. */
const factsLine = (facts: RuleFacts): string =>
  `Group: ${facts.group}. Level: ${levelText(facts)}. Fixable with \`--fix\`: ${facts.isFixable ? 'yes' : 'no'}.`;

async function readPage(folder: string, id: string): Promise<RulePage> {
  const source = await readFile(join(folder, id + ending), 'utf8');
  const facts = factsIn(source);
  const [title = '', summary = '', ...sections] = source.replace(frontMatter, '').split('\n\n');
  const text = withTurnOff([title, summary, factsLine(facts), ...sections].join('\n\n'), id);
  return { id, ...facts, text, summary: summary.replaceAll('\n', ' ') };
}

/** Reads all rule pages, sorted by id. */
export async function readRulePages(): Promise<readonly RulePage[]> {
  const folder = await folderOf();
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending));
  const ids = files.map((file) => file.slice(0, -ending.length)).sort();
  return Promise.all(ids.map((id) => readPage(folder, id)));
}
