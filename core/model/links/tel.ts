import type { Problem, Severity } from '../finding.ts';
import { decoded } from './decoded.ts';
import { lengthProblems } from './length.ts';

const leastLength = 4;
const allowed = /^[\d+-]*$/;

// Separators, star, hash, pauses, parameters (RFC 3966, https://www.rfc-editor.org/rfc/rfc3966) and spaces: phones dial
// them, but the site builder refuses them.
const dialable = /^[\d+\-.()\s*#]+(?:[,;].*)?$/;

const problem = (code: string, severity: Severity, number: string): Problem => ({ code, severity, args: { number } });

/** `tel:` under 50 characters; a number of at least 4 digits, plus and minus (docs/spec.md#runtime-5, "Link checks"). */
export function telProblems(href: string): readonly Problem[] {
  const number = decoded(href.slice('tel:'.length));
  return [
    ...lengthProblems('tel')(href),
    ...(number.length < leastLength ? [problem('link-tel-short', 'error', number)] : []),
    ...(allowed.test(number) ? [] : [problem('link-tel-characters', dialable.test(number) ? 'warn' : 'error', number)]),
  ];
}
