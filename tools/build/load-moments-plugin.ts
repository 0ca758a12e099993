import type { Plugin } from 'rollup';
import type { LoadMoment } from '../../core/model/contract/contract.ts';
import { readDeclarations } from '../meta/declarations.ts';

const name = 'virtual:load-moments';
const id = `\0${name}`;

type LoadMoments = Readonly<Record<string, LoadMoment>>;

/** Returns the load moment of each tag, as the contracts declare it. */
export const loadMoments = async (): Promise<LoadMoments> =>
  Object.fromEntries((await readDeclarations()).map(({ contract }) => [contract.tag, contract.load]));

const numbers: Readonly<Record<LoadMoment, number>> = { 'on-intent': 0, 'near-viewport': 1, 'at-once': 2 };

const moduleOf = (moments: LoadMoments): string => {
  const table = Object.fromEntries(Object.entries(moments).map(([tag, moment]) => [tag, numbers[moment]]));
  return `export const nearViewport = ${numbers['near-viewport']}, atOnce = ${numbers['at-once']}, moments = ${JSON.stringify(table)};`;
};

/**
 * Generates `virtual:load-moments` (core/page/loader/load-moments.d.ts), so that the loader contains numbers instead of
 * contracts.
 */
export const loadMomentsPlugin = (): Plugin => ({
  name: 'load-moments',
  resolveId: (source) => (source === name ? id : null),
  async load(source) {
    return source === id ? moduleOf(await loadMoments()) : null;
  },
});
