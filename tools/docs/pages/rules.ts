/** A page for each rule, as `explain` prints it, and the list of all rules. */
import { levelText, readRulePages } from '../../../cli/lint/rule-pages.ts';
import type { DocsPage } from '../page.ts';

const folder = 'cli/lint/rules';

/** The list of all rules, then the rules. */
export async function rulePages(): Promise<readonly DocsPage[]> {
  const rules = await readRulePages();
  const rows = rules.map(
    (rule) =>
      `| [\`${rule.id}\`](${rule.id}.md) | ${levelText(rule)} | ${rule.isFixable ? 'yes' : 'no'} | ${rule.group} | ${rule.summary} |`,
  );
  const list = `# All rules

The rules of \`check\` and \`validate\`. Settings change their severity; \`site-elements explain <rule>\` prints the page of a
rule.

| rule | level | fixable | group | requirement |
|---|---|---|---|---|
${rows.join('\n')}
`;
  const overview: DocsPage = {
    path: 'rules/index',
    source: `${folder}/`,
    group: 'Rules',
    pieces: [{ markdown: list, source: `${folder}/index.md` }],
  };
  const pages = rules.map(({ id, text }): DocsPage => {
    const source = `${folder}/${id}.md`;
    return { path: `rules/${id}`, source, group: 'Rules', pieces: [{ markdown: text, source }] };
  });
  return [overview, ...pages];
}
