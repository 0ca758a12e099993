import type { Attribute, KindName } from './kinds.ts';

const byKind: Partial<Record<KindName, string>> = { flag: 'present or absent', toggle: 'true or false' };

/** Describes the values that an attribute accepts, for developers: console warnings, messages of `check`, the docs tables. */
export const describeAccepted = ({ kind, allowedValues, accepts }: Attribute<unknown>): string =>
  accepts ?? (allowedValues ? `one of ${allowedValues.join(', ')}` : (byKind[kind] ?? 'text'));
