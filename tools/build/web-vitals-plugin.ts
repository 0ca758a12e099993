import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';

type Change = readonly [before: RegExp, after: string];

/** The changes by the name of the module. */
const changes: Readonly<Record<string, Change>> = {
  // Whether soft navigations are measured.
  'softNavs.js': [/(checkSoftNavsEnabled = \(opts\) => )\{.*?\n\};/s, '$1false;'],
  // Whether a value is good, for which the thresholds of all metrics are needed.
  'bindReporter.js': [/metric\.rating = getRating\(metric\.value, thresholds\);/, ''],
  // The identification of a soft navigation.
  'initMetric.js': [/navigationId: navigationId \|\| .*? navigationStartTime \|\| 0,/s, ''],
};

/** Conditions that only soft navigations fulfil, those that everything else does, the option that is always set, and private names. */
const generalChanges: readonly Change[] = [
  [/\b(?:entry\.entryType|navigation) === '(?:soft-navigation|interaction-contentful-paint)'/g, 'false'],
  [/\bentry\.entryType !== 'soft-navigation'/g, 'true'],
  [/\bopts\.reportAllChanges\b/g, 'true'],
];

/** The names of private members. No two have the same initials. */
export const privateName = /\b_[a-z]\w*/g;

/** Shortens a private name to its initials. */
export const initials = (name: string): string => name.replace(/(?<=[A-Za-z])[a-z]+/g, '');

/** Reads of the document, whose properties a page may replace by `name` attributes. */
const read = /\bdocument\.(?=\w)/g;

const unclobberImport = `import { unclobber } from ${JSON.stringify(fromRoot('core/page/unclobber.ts'))};\n`;

/** Removes unused code from a module with this name. Throws if the module does not contain it. */
export function removeUnused(code: string, name: string): string {
  const [before, after] = changes[name] ?? [/^/, ''];
  if (!before.test(code)) throw new Error(`web-vitals has changed: ${before} was not found.`);
  const short = code.replace(before, after).replace(privateName, initials);
  return generalChanges.reduce((text, [from, to]) => text.replace(from, to), short);
}

/**
 * Removes code of the library `web-vitals` that `measurePerformance` does not use, 0.7 of 3.4 KB, most of it for soft navigations, which
 * are off by default. Only its modules are changed, not the minified file of the package, which nothing imports.
 */
export const webVitalsPlugin = (): Plugin => ({
  name: 'web-vitals',
  transform(code, id) {
    const [, name] = /[\\/]web-vitals[\\/]dist[\\/].*?(\w+\.js)$/.exec(id) ?? [];
    if (name === undefined) return null;
    const needed = removeUnused(code, name);
    const safe = needed.replace(read, 'unclobber(document).');
    return { code: safe === needed ? needed : unclobberImport + safe, map: null };
  },
});
