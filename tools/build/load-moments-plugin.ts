import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rollup';
import type { Contract, LoadMoment } from '../../core/model/contract/contract.ts';
import { fromRoot } from '../root.ts';
import { contractFiles } from './entries.ts';

const name = 'virtual:load-moments';
const id = `\0${name}`;

const momentOf = async (file: string): Promise<[tag: string, moment: LoadMoment]> => {
  // Every contract.ts exports its contract: the elements' types are made from it.
  const { contract } = (await import(pathToFileURL(fromRoot(file)).href)) as { contract: Contract };
  return [contract.tag, contract.load];
};

type LoadMoments = Readonly<Record<string, LoadMoment>>;

/** When each element's chunk is fetched, by tag, as the contracts declare it. */
export const loadMoments = async (): Promise<LoadMoments> =>
  Object.fromEntries(await Promise.all(contractFiles().map(momentOf)));

const numbers: Readonly<Record<LoadMoment, number>> = { 'on-intent': 0, 'near-viewport': 1, 'at-once': 2 };

const moduleOf = (moments: LoadMoments): string => {
  const table = Object.fromEntries(Object.entries(moments).map(([tag, moment]) => [tag, numbers[moment]]));
  return `export const nearViewport = ${numbers['near-viewport']}, atOnce = ${numbers['at-once']}, moments = ${JSON.stringify(table)};`;
};

/** Makes `virtual:load-moments` (core/page/loader/load-moments.d.ts), so that the loader carries numbers instead of contracts. */
export const loadMomentsPlugin = (): Plugin => ({
  name: 'load-moments',
  resolveId: (source) => (source === name ? id : null),
  async load(source) {
    return source === id ? moduleOf(await loadMoments()) : null;
  },
});
