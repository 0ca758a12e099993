import type { ReactNode } from 'react';
import { segmentsOf } from './model/segments.ts';

interface Props {
  /** A text of the server, in which matches may be marked. */
  readonly text: string;
  readonly query: string;
}

/** A text of a result with its matches. Markup of the server is shown as text. */
export const Marked = ({ text, query }: Props): ReactNode =>
  segmentsOf(text, query).map(({ text: piece, isMatch }, index) =>
    isMatch ? (
      // Pieces have no key but their index.
      // biome-ignore lint/suspicious/noArrayIndexKey: see the comment above
      <mark key={index} part="match">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
