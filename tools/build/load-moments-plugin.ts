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

const letters = (moments: LoadMoments): object =>
  Object.fromEntries(Object.entries(moments).map(([tag, moment]) => [tag, moment.charAt(0)]));

/**
 * Makes `virtual:load-moments` (core/page/loader/load-moments.d.ts), so that the loader carries letters instead of
 * contracts. Without a prototype: what a page has added to Object.prototype is no tag.
 */
export const loadMomentsPlugin = (): Plugin => ({
  name: 'load-moments',
  resolveId: (source) => (source === name ? id : null),
  async load(source) {
    if (source !== id) return null;
    return `export const moments = {__proto__:null,${JSON.stringify(letters(await loadMoments())).slice(1)};`;
  },
});
