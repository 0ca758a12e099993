import { warnOnce } from '../../core/element/warn-once.ts';
import { describeAccepted } from '../../core/model/contract/describe.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import { readBlock } from './model/block-data.ts';

interface Blocks {
  readonly blockJson: string | undefined;
  readonly dataBlockJson: string | undefined;
}

/** Warns about block data that cannot be read (docs/spec.md#widgets-8). */
export function useBlockWarnings({ blockJson, dataBlockJson }: Blocks): void {
  const text = blockJson ?? dataBlockJson;
  if (text === undefined) return;
  const { problem, refused } = readBlock(text, contract.attributes);
  if (problem) warnOnce(messages[problem]);
  for (const { key, text: value } of refused) {
    if (key !== 'design' && key !== 'transition') continue;
    const { [key]: kind } = contract.attributes;
    warnOnce(
      formatMessage(kind.complaint, { tag: contract.tag, attribute: key, value, accepted: describeAccepted(kind) }),
    );
  }
}
