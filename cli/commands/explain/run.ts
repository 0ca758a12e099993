import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { readRulePages } from '../../lint/rule-pages.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { messages } from './messages.en.ts';

const fail = userErrors(messages);

/** Prints the page of a rule. @throws UserError when the rule does not exist. */
export async function run(rule: string, io: Io): Promise<ExitCode> {
  const pages = await readRulePages();
  const page = pages.find(({ id }) => id === rule);
  if (page) {
    io.write(page.text);
    return 0;
  }
  const meant = closestMatch(
    rule,
    pages.map(({ id }) => id),
  );
  throw meant ? fail('explain-misspelt-rule', { rule, nearest: meant }) : fail('explain-no-rule', { rule });
}
