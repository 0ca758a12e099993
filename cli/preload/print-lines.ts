import { formatMessage } from '../../core/model/message-format.ts';
import { userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { messages } from './messages.en.ts';

const fail = userErrors(messages);

export interface PageLines {
  readonly file: string;
  readonly lines: readonly string[] | undefined;
}

function print({ file, lines }: PageLines, isOneOfSeveral: boolean, io: Io): void {
  if (!lines) io.note(`${formatMessage(messages['preload-no-script'], { file })}\n`);
  else if (lines.length === 0) io.note(`${formatMessage(messages['preload-nothing'], { file })}\n`);
  else io.write(`${isOneOfSeveral ? `<!-- ${file} -->\n` : ''}${lines.join('\n')}\n`);
}

/** Prints the lines of each page, below the page's name if there are several pages. */
export function printLines(pages: readonly PageLines[], io: Io): void {
  const [first] = pages;
  if (first && pages.every(({ lines }) => !lines)) throw fail('preload-no-script', { file: first.file });
  for (const page of pages) print(page, pages.length > 1, io);
}
