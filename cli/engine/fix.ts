/** Mends a text by the fixes that its findings carry. */
import type { Finding, Fix } from '../../core/model/finding.ts';
import type { Source } from './source.ts';

/** A fix may be made possible by another one; what is not stable by then is left as it is. */
const mostRounds = 10;

const byPlace = (a: Fix, b: Fix): number => a.start - b.start || a.end - b.end;

/** The text with the fixes in it; of two that overlap, the first. */
export function withFixes(text: string, fixes: readonly Fix[]): string {
  let done = '';
  let at = 0;
  for (const fix of [...fixes].sort(byPlace)) {
    if (fix.start < at) continue;
    done += text.slice(at, fix.start) + fix.text;
    at = fix.end;
  }
  return done + text.slice(at);
}

function countByCode(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** What JSON says is looked at only once it can be read: what shows then was there before. */
const isSyntax = ({ rule }: Finding): boolean => rule === 'json-syntax';

function isWorse(before: readonly Finding[], after: readonly Finding[]): boolean {
  const counts = countByCode(before);
  const shown = before.some(isSyntax) ? after.filter(isSyntax) : after;
  return [...countByCode(shown)].some(([code, count]) => count > (counts.get(code) ?? 0));
}

type Check = (source: Source) => readonly Finding[];

interface Checked {
  readonly source: Source;
  readonly findings: readonly Finding[];
}

/** One round: all fixes at once or, where that makes something worse, the first that does not. */
function better({ source, findings }: Checked, check: Check): Checked | undefined {
  const fixes = findings.flatMap(({ fix }) => fix ?? []);
  for (const some of [fixes, ...(fixes.length > 1 ? fixes.map((fix) => [fix]) : [])]) {
    const text = withFixes(source.text, some);
    if (text === source.text) continue;
    const mended = { ...source, text };
    const found = check(mended);
    if (!isWorse(findings, found)) return { source: mended, findings: found };
  }
  return undefined;
}

/** The source mended until nothing more can be, by fixes that make no new finding. */
export function mend(source: Source, check: Check): Source {
  let last: Checked = { source, findings: check(source) };
  for (let round = 0; round < mostRounds; round++) {
    const next = better(last, check);
    if (!next) break;
    last = next;
  }
  return last.source;
}
