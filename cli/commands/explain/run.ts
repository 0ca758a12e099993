import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { readRulePages } from '../../lint/rule-pages.ts';
import { painter } from '../../report/reporters/colour.ts';
import { displayOf } from '../../report/reporters/display.ts';
import { closestMatches } from '../../text/closest-match.ts';
import { messages } from './messages.en.ts';

const fail = userErrors(messages);

/** Returns the page of a rule as rendered text for a terminal, or else its Markdown, which other programs can read. */
async function textOf(markdown: string, io: Io): Promise<string> {
  if (!io.isTerminal) return markdown;
  const { renderMarkdown } = await import('./render-markdown.ts');
  const { colour, columns } = displayOf(io);
  return renderMarkdown(markdown, { paint: painter(colour), columns, folder: 'cli/lint/rules' });
}

/** Prints the page of a rule. @throws UserError when the rule does not exist. */
export async function run(rule: string, io: Io): Promise<ExitCode> {
  const pages = await readRulePages();
  const page = pages.find(({ id }) => id === rule);
  if (page) {
    io.write(await textOf(page.text, io));
    return 0;
  }
  const near = closestMatches(
    rule,
    pages.map(({ id }) => id),
  );
  throw near.length > 0
    ? fail('explain-misspelt-rule', { rule, nearest: near.join(', ') })
    : fail('explain-no-rule', { rule });
}
