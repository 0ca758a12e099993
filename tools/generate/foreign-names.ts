/** The tables of docs/coming-from.md. */
import { type ForeignKind, type ForeignName, foreignNames } from '../../core/model/vocabularies/foreign-names.ts';
import { fromRoot } from '../root.ts';

export const foreignNamesFile = fromRoot('docs/coming-from.md');

/** Everything below it is generated. */
const mark = '<!-- Written from core/model/vocabularies/foreign-names.ts by npm run generate. -->';

const writeName: Readonly<Record<ForeignKind, (name: string) => string>> = {
  attribute: (name) => `\`${name}\``,
  event: (name) => `event \`${name}\``,
  method: (name) => `\`${name}()\``,
  child: (name) => `\`<${name}>\``,
  markup: (name) => `\`${name}\``,
};

/** Phrases contain tags and names of properties, which are code; a name alone is code too. */
const writeInstead = (instead: string): string =>
  /^[^\s<]+$|^[a-z-]+="[^"]*"$/.test(instead)
    ? `\`${instead}\``
    : instead.replace(/<[^>]+>|--site-[\w-]+/g, (code) => `\`${code}\``);

const row = ({ kind, name, instead, source }: ForeignName): string =>
  `| ${writeName[kind](name)} | ${writeInstead(instead)} | ${source ?? ''} |`;

const section = ([tag, names]: readonly [string, readonly ForeignName[]]): string =>
  [`### ${tag}`, '', '| there | here | from |', '| --- | --- | --- |', ...names.map(row)].join('\n');

/** Returns the page with new tables. */
export function foreignNamesPage(present: string): string {
  const [own = ''] = present.split(mark);
  return `${[own.trimEnd(), mark, ...Object.entries(foreignNames).map(section)].join('\n\n')}\n`;
}
