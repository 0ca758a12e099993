/** Edits that change one text into another. */

import { stepsOf } from '../run/fix/unified-diff.ts';

/** Replaces the text between two offsets, the end exclusive. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Removes what is equal in both texts of an edit, at its start and at its end. Surrogate pairs stay together. */
export function trimEdit({ start, end, text }: Edit, before: string): Edit {
  let [first, last] = [0, 0];
  const most = Math.min(text.length, end - start);
  while (first < most && before[start + first] === text[first]) first++;
  while (last < most - first && before[end - 1 - last] === text[text.length - 1 - last]) last++;
  const isLow = (unit: string | undefined): boolean => unit !== undefined && unit >= '\udc00' && unit <= '\udfff';
  if (first > 0 && (isLow(before[start + first]) || isLow(text[first]))) first--;
  if (last > 0 && isLow(before[end - last])) last--;
  return { start: start + first, end: end - last, text: text.slice(first, text.length - last) };
}

/** Returns edits that change `before` to `after`: one for each group of lines that differ, and only what differs in them. */
export function minimalEdits(before: string, after: string): readonly Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let open: Edit | undefined;
  const close = (): void => {
    if (open) edits.push(trimEdit(open, before));
    open = undefined;
  };
  for (const { mark, line } of stepsOf(before, after)) {
    if (mark === ' ') close();
    else {
      const { start, end, text }: Edit = open ?? { start: at, end: at, text: '' };
      open = mark === '-' ? { start, end: end + line.length, text } : { start, end, text: text + line };
    }
    if (mark !== '+') at += line.length;
  }
  close();
  return edits;
}
