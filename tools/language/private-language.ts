import { readFileSync } from 'node:fs';

const toEntry = (row: string) => {
  const [pattern = '', where = '', write = ''] = row.split('\t');
  const source = /^[\w(]/.test(pattern) ? `\\b(?:${pattern})\\b` : pattern;
  return { pattern: new RegExp(source, where === 'exact names' ? 'gm' : 'gim'), where, write };
};

const [, ...rows] = readFileSync(new URL('./words.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const entries = rows.map(toEntry);

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
const markdownCode = /^```[\s\S]*?^```|`[^`\n]*`|<!--[\s\S]*?-->/gm;
/** The section of a messages file below a comment that names the specification. */
const specificationTexts = /(?<=\/\*\*[^/]*\bspecification\b[^/]*\*\/\n)(?:(?!\s*\/\*\*|\} as const).*\n)*/gi;
const commentsAndStrings = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
/** Separates the words of identifiers: `useHeldForm` reads `use Held Form`. */
const spaced = (text: string): string => text.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');

const viewsOf = (file: string, text: string): Readonly<Record<string, string>> => {
  const quoted = file.endsWith('.md') ? markdownCode : file.endsWith('messages.en.ts') ? specificationTexts : /(?!)/g;
  const prose = text.replace(quoted, blank);
  const code = /\.(tsx?|mjs)$/.test(file) ? text.replace(commentsAndStrings, blank) : '';
  return { prose, both: spaced(prose), names: spaced(code), 'exact names': code };
};

/** Finds the patterns of `words.tsv` in the names and the prose of a file: `file:line  "found"  →  what to write`. */
export const findPrivateLanguage = (file: string, text: string): string[] => {
  const views = viewsOf(file, text);
  return entries.flatMap(({ pattern, where, write }) => {
    const view = views[where] ?? '';
    return [...view.matchAll(pattern)].map(
      ({ 0: found, index }) => `${file}:${view.slice(0, index).split('\n').length}  "${found.trim()}"  →  ${write}`,
    );
  });
};
