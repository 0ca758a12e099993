/** The questions of `init`, in a terminal. */
import { createInterface } from 'node:readline';
import { formatMessage } from '../../../core/model/message-format.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { Io } from '../../command.ts';
import { messages } from './messages.en.ts';
import { isTemplateName, type TemplateName, templateNames, templates } from './templates.ts';

const fail = userErrors(messages);

export interface Answers {
  readonly dir: string;
  readonly template: TemplateName;
}

export const defaultAnswers: Answers = { dir: 'my-site', template: 'html' };

/** Prints a question and returns the next line; `undefined` at the end of the input. */
type Ask = (question: string) => Promise<string | undefined>;

const describeTemplates = (): string => {
  const width = Math.max(...templateNames.map(({ length }) => length));
  return templateNames.map((name) => `  ${name.padEnd(width)}  ${templates[name].description}\n`).join('');
};

async function askFolder(ask: Ask): Promise<string> {
  const answer = await ask(formatMessage(messages['init-question-folder'], { initial: defaultAnswers.dir }));
  if (answer === undefined) throw fail('init-no-answer', { missing: 'folder' });
  return answer.trim() || defaultAnswers.dir;
}

async function askTemplate(ask: Ask, { note }: Pick<Io, 'note'>): Promise<TemplateName> {
  note(describeTemplates());
  for (;;) {
    const answer = await ask(formatMessage(messages['init-question-template'], { initial: defaultAnswers.template }));
    if (answer === undefined) throw fail('init-no-answer', { missing: 'template' });
    const name = answer.trim() || defaultAnswers.template;
    if (isTemplateName(name)) return name;
    note(`${formatMessage(messages['init-template-unknown'], { name, names: templateNames.join(', ') })}\n`);
  }
}

/**
 * Prompts for what is not given.
 *
 * @throws UserError when the input ends before everything is answered.
 */
export async function askMissing({ dir, template }: Partial<Answers>, io: Io): Promise<Answers> {
  // Without `output` the terminal itself edits the line, and Ctrl-C stays a signal.
  const lines = createInterface({ input: io.stdin, signal: io.signal });
  try {
    const iterator = lines[Symbol.asyncIterator]();
    const ask: Ask = async (question) => {
      io.note(question);
      const { done, value } = await iterator.next();
      return done ? undefined : value;
    };
    return { dir: dir ?? (await askFolder(ask)), template: template ?? (await askTemplate(ask, io)) };
  } finally {
    lines.close();
  }
}
