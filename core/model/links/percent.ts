import type { Problem } from '../finding.ts';

/** A percent sign without two hexadecimal digits, except in placeholders such as `%s` and `%1$s`. */
const malformed = /%(?![\da-f]{2}|[sd](?!\w)|\d\$)[^%\s]{0,2}/i;

/** Reports a malformed percent escape (https://url.spec.whatwg.org/#percent-encoded-bytes). */
export function percentProblems(href: string): readonly Problem[] {
  const [val] = malformed.exec(href) ?? [];
  return val === undefined ? [] : [{ code: 'link-percent', severity: 'warn', args: { val } }];
}
