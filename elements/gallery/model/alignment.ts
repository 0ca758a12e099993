/** The alignment of the current slide of a slider (docs/spec.md#widgets-3 and docs/spec.md#widgets-5; both vocabularies, docs/decisions.md#decision-6). */
import type { Attribute } from '../../../core/model/contract/kinds.ts';

export type Alignment = 'start' | 'middle' | 'end';

const alignments: Readonly<Record<string, Alignment>> = {
  start: 'start',
  middle: 'middle',
  end: 'end',
  left: 'start',
  center: 'middle',
  right: 'end',
};

/** `start`, `middle` or `end`; block data has `left`, `center` or `right`. */
export const alignment = (fallback: Alignment): Attribute<Alignment> => ({
  kind: 'oneOf',
  fallback,
  allowedValues: Object.keys(alignments),
  parse: (text) => {
    const word = text.trim().toLowerCase();
    return Object.hasOwn(alignments, word) ? alignments[word] : undefined;
  },
  format: String,
});
