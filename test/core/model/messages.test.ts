/** The texts of the specification in the messages of the model (docs/spec.md#widgets-5, "Editor messages"). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailProblems } from '../../../core/model/contact/email.ts';
import type { Problem } from '../../../core/model/finding.ts';
import { tagProblems } from '../../../core/model/limits/tags.ts';
import { checkLink } from '../../../core/model/links/check-link.ts';
import { formatMessage, type MessageTable } from '../../../core/model/message-format.ts';
import { messages } from '../../../core/model/messages.en.ts';
import { optionProblems } from '../../../core/model/options.ts';

const table: MessageTable = messages;

/** The messages of problems, as the command prints them. */
const textsOf = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ code, args }) => formatMessage(table[code] ?? '', args));

describe('a message', () => {
  const cases: readonly [string, readonly Problem[], string][] = [
    ['of an invalid email address', emailProblems('ada'), 'Emails must be formatted as name@example.com'],
    ['of a file link without a file name', checkLink('/s/'), 'Please enter a file name'],
    ['of a path with a space', checkLink('/our prints'), '/our prints is not a valid page URL'],
    ['of an unexpected option', optionProblems('huge', ['small', 'large']), 'huge is not one of the expected options'],
    ['of a repeated tag', tagProblems(['sea', 'sea'], 'tag'), 'This tag already exists'],
    ['of a repeated category', tagProblems(['sea', 'sea'], 'category'), 'This category already exists'],
  ];

  for (const [name, problems, text] of cases)
    it(`${name} contains the text of the specification`, () => {
      const found = textsOf(problems);
      assert.ok(
        found.some((message) => message.includes(text)),
        `${JSON.stringify(found)} has no "${text}"`,
      );
    });
});
