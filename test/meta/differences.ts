import type { Contract, ShadowApi } from '../../core/model/contract/contract.ts';
import type { Observed } from './observe.ts';

/** Names that every element may have without declaring them. */
const inherited: Partial<Readonly<Record<keyof Observed, readonly string[]>>> = {
  events: ['site-error'],
  states: ['busy'],
};

const names = (record: object | undefined): string[] => Object.keys(record ?? {});

/** The declarations of an element, as observable names. */
const declaredBy = (contract: Contract, shadowApi: ShadowApi): Readonly<Record<keyof Observed, readonly string[]>> => ({
  slots: names(shadowApi.slots),
  parts: names(shadowApi.parts),
  states: names(shadowApi.states),
  cssProperties: names(shadowApi.cssProperties),
  events: names(contract.events),
});

const singular: Readonly<Record<keyof Observed, string>> = {
  slots: 'slot',
  parts: 'part',
  states: 'state',
  cssProperties: 'custom property',
  events: 'event',
};

/** Returns a sentence for each difference between declarations and observations, or an empty list. */
export const differences = (contract: Contract, shadowApi: ShadowApi, seen: Observed): string[] =>
  Object.entries(declaredBy(contract, shadowApi)).flatMap(([key, declared]) => {
    // The type of a record lists its keys.
    const kind = key as keyof Observed;
    const known = [...declared, ...(inherited[kind] ?? [])];
    return [
      ...[...seen[kind]]
        .filter((name) => !known.includes(name))
        .map((name) => `undeclared ${singular[kind]} "${name}"`),
      ...declared.filter((name) => !seen[kind].has(name)).map((name) => `${singular[kind]} "${name}" never appeared`),
    ];
  });
