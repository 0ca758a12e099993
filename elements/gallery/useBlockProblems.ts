import { warnOnce } from '../../core/element/warn-once.ts';
import { messages } from './messages.en.ts';
import { readBlock } from './model/block-data.ts';

interface Blocks {
  readonly blockJson: string | undefined;
  readonly dataBlockJson: string | undefined;
}

/** Tells developers of block data that cannot be read, in the console's words (widgets 8); the gallery shows all the same. */
export function useBlockProblems({ blockJson, dataBlockJson }: Blocks): void {
  const text = blockJson ?? dataBlockJson;
  const problem = text === undefined ? undefined : readBlock(text).problem;
  if (problem) warnOnce(messages[problem]);
}
