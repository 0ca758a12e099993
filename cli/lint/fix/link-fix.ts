/** Fixes for links, computed from their source text. */
import type { Fix, MessageArgs, Problem } from '../../../core/model/finding.ts';
import type { Range } from '../page/page.ts';

/** Space between the scheme and the address. */
const mailSpace = /^(\s*mailto:)(?:\s|%20)+(?=\S)/i;

/** Slashes between the scheme and the address, and the space around them. */
const mailSlashes = /^(\s*mailto:)\s*\/\/(?:\s|%20)*/i;

const tel = /^(\s*tel:)(.*\S)\s*$/i;
const separator = /%20|%28|%29|[\s.()]/gi;
/** A trunk prefix such as `(0)`, which is not dialled from abroad: only the author can decide. */
const ownZero = /(?:\(|%28)\s*0\s*(?:\)|%29)/i;
const number = /^\+?\d[\d-]*$/;
/** The maximum number of digits of an international number (ITU-T E.164, https://www.itu.int/rec/T-REC-E.164). */
const mostDigits = 15;
const leastLength = 4;
/** The usual maximum number of digits within one country. Two adjacent numbers have more. */
const mostWithinCountry = 11;

/** Whether the text is probably two adjacent numbers: a group is repeated, or both halves have the same grouping. */
function seemsTwo(written: string): boolean {
  const groups = written.replace(/%\d\d/g, ' ').match(/\d+/g) ?? [];
  if (groups.join('').length <= mostWithinCountry) return false;
  const long = groups.filter(({ length }) => length > 2);
  const lengths = groups.slice(groups.length % 2).map(({ length }) => length);
  const half = lengths.length / 2;
  return new Set(long).size < long.length || lengths.slice(0, half).join() === lengths.slice(half).join();
}

const fixes: Readonly<Record<string, (raw: string, args: MessageArgs) => Fix | undefined>> = {
  'link-mailto-space': (raw) => {
    const [all, scheme = ''] = mailSpace.exec(raw) ?? [];
    return all === undefined ? undefined : { start: scheme.length, end: all.length, text: '' };
  },
  'link-mailto-slashes': (raw) => {
    const [all, scheme = ''] = mailSlashes.exec(raw) ?? [];
    return all === undefined ? undefined : { start: scheme.length, end: all.length, text: '' };
  },
  'link-mailto-missing': (raw) => {
    const start = raw.search(/\S/);
    return { start, end: start, text: 'mailto:' };
  },
  'link-tel-characters': (raw) => {
    const [, scheme = '', written = ''] = tel.exec(raw) ?? [];
    const text = written.replace(separator, '');
    const isNumber = number.test(text) && text.length >= leastLength && text.replace(/\D/g, '').length <= mostDigits;
    if (!isNumber || text === written || ownZero.test(written) || seemsTwo(written)) return undefined;
    return { start: scheme.length, end: scheme.length + written.length, text };
  },
  // Browsers do the same. A value that does not begin like a path may be a sentence.
  'link-path': (raw, args) => {
    const [path, text] = [String(args.val), String(args.written)];
    const start = raw.indexOf(path);
    return start < 0 || !/^\.{0,2}[\\/]/.test(path) ? undefined : { start, end: start + path.length, text };
  },
};

/** Returns the fix for a problem of the link in a range of the text, if there is one. */
export function linkFix({ code, args }: Problem, { start, end }: Range, text: string): { readonly fix?: Fix } {
  const fix = fixes[code]?.(text.slice(start, end), args);
  return fix ? { fix: { start: start + fix.start, end: start + fix.end, text: fix.text } } : {};
}
