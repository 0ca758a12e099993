/** Applies the fixes of findings to a text. */

import type { Fix } from '../../../core/model/finding.ts';
import type { PlacedFinding } from '../../finding.ts';
import type { Source } from '../../text/source.ts';
import { isSyntax } from './syntax-codes.ts';

const byPlace = (a: Fix, b: Fix): number => a.start - b.start || a.end - b.end;

/** Applies fixes to a text; of two that overlap, only the first. */
export function fixText(text: string, fixes: readonly Fix[]): string {
  let done = '';
  let at = 0;
  for (const fix of [...fixes].sort(byPlace)) {
    if (fix.start < at) continue;
    done += text.slice(at, fix.start) + fix.text;
    at = fix.end;
  }
  return done + text.slice(at);
}

function countByCode(findings: readonly PlacedFinding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The content of JSON is checked only after it parses, so findings that a syntax fix reveals are not new. */
function isWorse(before: readonly PlacedFinding[], after: readonly PlacedFinding[]): boolean {
  const counts = countByCode(before);
  const shown = before.some(isSyntax) ? after.filter(isSyntax) : after;
  return [...countByCode(shown)].some(([code, count]) => count > (counts.get(code) ?? 0));
}

/**
 * Whether there are fewer JSON syntax errors, which hide other findings, or else fewer findings. This guarantees that
 * fixing ends.
 */
function isBetter(before: readonly PlacedFinding[], after: readonly PlacedFinding[]): boolean {
  const faults = after.filter(isSyntax).length - before.filter(isSyntax).length;
  return !isWorse(before, after) && (faults < 0 || (faults === 0 && after.length < before.length));
}

type Check = (source: Source) => readonly PlacedFinding[];

interface Checked {
  readonly source: Source;
  readonly findings: readonly PlacedFinding[];
}

/** Each check reads the whole text, so their number does not depend on the number of fixes. */
const maxChecks = 200;

/** Applies all fixes at once or, if that is not better, those of each half, down to single ones. */
function fixOnce(before: Checked, check: Check, budget: { checks: number }): Checked | undefined {
  let best: Checked | undefined;
  let kept: readonly Fix[] = [];
  const attempt = (some: readonly Fix[]): void => {
    const than = best ?? before;
    const source = { ...than.source, text: fixText(before.source.text, [...kept, ...some]) };
    if (source.text === than.source.text || budget.checks === 0) return;
    budget.checks -= 1;
    const findings = check(source);
    if (isBetter(than.findings, findings)) {
      best = { source, findings };
      kept = [...kept, ...some];
    } else if (some.length > 1) {
      const half = some.length >> 1;
      attempt(some.slice(0, half));
      attempt(some.slice(half));
    }
  };
  attempt(before.findings.flatMap(({ fix }) => fix ?? []));
  return best;
}

/** Applies fixes until none is left, or after 200 checks. A fix that causes a new finding is not applied. */
export function fixUntilStable(source: Source, check: Check): Source {
  const budget = { checks: maxChecks };
  let last: Checked = { source, findings: check(source) };
  for (let next = fixOnce(last, check, budget); next; next = fixOnce(last, check, budget)) last = next;
  return last.source;
}
