import type { Problem, Severity } from '../finding.ts';
import { decoded } from './decoded.ts';
import { lengthProblems } from './length.ts';

/** Short codes, such as emergency numbers, have at least two digits. */
const leastLength = 2;

// A number with its visual separators, then parameters such as `;ext=12` (RFC 3966,
// https://www.rfc-editor.org/rfc/rfc3966). Phones also dial `*`, as in `*67`, and an escaped `#`.
const wellFormed = /^\+?[\d\-.()*#]*(?:;[a-z][\w-]*(?:=[^;\s]*)?)*$/i;

// Spaces and pauses are not part of the standard, but phones ignore or dial them.
const dialable = /^[\d+\-.()\s*#]+(?:[,;].*)?$/;

const problem = (code: string, severity: Severity, number: string): Problem => ({ code, severity, args: { number } });

/**
 * `tel:` under 50 characters (docs/spec.md#runtime-5, "Link checks"). Accepts all numbers that phones dial as written, of
 * which the specification accepts only some (docs/decisions.md#decision-43).
 */
export function telProblems(href: string): readonly Problem[] {
  const written = href.slice('tel:'.length);
  const number = decoded(written);
  const dialed = number.replace(/;.*$/s, '').replace(/[\s+\-.()]/g, '');
  // An unescaped `#` starts a fragment, which is not dialed.
  const isWellFormed = wellFormed.test(number) && !written.includes('#');
  return [
    ...lengthProblems('tel')(href),
    ...(dialed.length < leastLength ? [problem('link-tel-short', 'error', number)] : []),
    ...(isWellFormed ? [] : [problem('link-tel-characters', dialable.test(number) ? 'warn' : 'error', number)]),
  ];
}
