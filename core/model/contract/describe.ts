import type { Attribute } from './kinds.ts';

/** What an attribute accepts, in words for developers: warnings in the page, findings of `check`, the docs tables. */
export const describeAccepted = ({ kind, words, accepts }: Attribute<unknown>): string =>
  accepts ?? (words ? `one of ${words.join(', ')}` : kind === 'toggle' || kind === 'flag' ? 'true or false' : 'text');
