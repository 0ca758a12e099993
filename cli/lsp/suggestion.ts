/** Suggestions and descriptions for a place of a text, independent of the protocol. */

import type { Entry } from './vocabulary.ts';

/** The kind of a suggestion, for the icon in an editor. */
export type SuggestionKind = 'element' | 'attribute' | 'value' | 'id' | 'css' | 'key';

export interface Suggestion extends Entry {
  readonly kind: SuggestionKind;
  /** The text to insert, if it is not the name. */
  readonly text?: string;
  /** Whether a value in quotes is inserted after the name. */
  readonly takesValue?: boolean;
}

/** The suggestions for a range of the text, which one of them replaces. */
export interface Suggestions {
  readonly start: number;
  readonly end: number;
  readonly all: readonly Suggestion[];
}

/** A description of the text in a range. */
export interface Explanation {
  readonly start: number;
  readonly end: number;
  readonly description: string;
}
