/** The phrases of block data, which marquees with content do not load. */
import type { ReactNode } from 'react';
import { plainText } from '../../core/page/safe-html/plain-text.ts';

/** Shows phrases as text. White space separates them where the line wraps. */
export const BlockItems = ({ items }: { readonly items: readonly string[] }): ReactNode =>
  items.flatMap((item, index) => [
    // biome-ignore lint/suspicious/noArrayIndexKey: they may be equal
    <span key={index} className="item">
      {plainText(item)}
    </span>,
    ' ',
  ]);
