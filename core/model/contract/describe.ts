import type { Attribute, KindName } from './kinds.ts';

const byKind: Partial<Record<KindName, string>> = { flag: 'present or absent', toggle: 'true or false' };

/** What an attribute accepts, in words for developers: warnings in the page, findings of `check`, the docs tables. */
export const describeAccepted = ({ kind, words, accepts }: Attribute<unknown>): string =>
  accepts ?? (words ? `one of ${words.join(', ')}` : (byKind[kind] ?? 'text'));
