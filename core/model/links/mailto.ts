import type { Problem, Severity } from '../finding.ts';
import { decoded } from './decoded.ts';
import { lengthProblems } from './length.ts';

const problem = (code: string, severity: Severity, address: string): Problem => ({
  code,
  severity,
  args: { address },
});

const signs = (address: string): number => address.split('@').length - 1;
const hasDottedSuffix = (address: string): boolean => /@[^@\s]*[^@\s.]\.[^@\s.]+$/.test(address);
const isAddress = (text: string): boolean => signs(text) === 1 && hasDottedSuffix(text);

/** Names of files such as `photo@2x.png` and `package@1.2.0.zip`. */
const fileName = /@[\d.]+x?\.[a-z\d]+$|\.(?:html?|php|aspx?|pdf|png|jpe?g|gif|svg|webp|avif|css|m?js|json|xml|txt)$/i;

/** Whether a link is an email address without `mailto:`, which is the path of a file. */
export function isBareAddress(href: string): boolean {
  if (!/[@%]/.test(href)) return false;
  const [address = ''] = decoded(href).split('?');
  return /^[^\s/@#:]+@[^\s/@#:]+\.[a-z]{2,}$/i.test(address) && !fileName.test(address);
}

function addressProblems(written: string, hasHeaders: boolean): readonly Problem[] {
  const address = written.trim();
  // `mailto:?subject=…` lets the visitor choose the recipient (RFC 6068, https://www.rfc-editor.org/rfc/rfc6068;
  // docs/decisions.md#decision-43).
  if (address === '') return hasHeaders ? [] : [problem('link-mailto-empty', 'error', address)];
  // Mail programs also accept a name before the address: `Jane Doe <jane@example.com>`.
  if (address.startsWith('@') && signs(address) === 1) return [problem('link-mailto-name', 'error', address)];
  if (isAddress(address))
    return /\s/.test(address) && !address.endsWith('>') ? [problem('link-mailto-inner-space', 'error', address)] : [];
  // RFC 6068 (https://www.rfc-editor.org/rfc/rfc6068) allows several recipients, as mail programs do. The site builder
  // allows one (docs/decisions.md#decision-43).
  const several = address.split(',');
  if (several.length > 1 && several.every((one) => isAddress(one.trim()))) {
    return [problem('link-mailto-several', 'info', address)];
  }
  return [problem(signs(address) === 1 ? 'link-mailto-suffix' : 'link-mailto-at', 'error', address)];
}

/**
 * `mailto:` under 1000 characters, to exactly one address with a dotted suffix (docs/spec.md#runtime-5, "Link checks").
 * Subject and other headers after `?` are not part of the address.
 */
export function mailtoProblems(href: string): readonly Problem[] {
  const [address = '', ...headers] = href.slice('mailto:'.length).split('?');
  const written = decoded(address);
  const [, rest] = /^\s*\/\/(.*)$/s.exec(written) ?? [];
  if (rest !== undefined) return [problem('link-mailto-slashes', 'error', rest)];
  return [
    ...lengthProblems('mailto')(href),
    ...addressProblems(written, headers.join('') !== ''),
    // Real sites contain it and mail programs remove it, so it is only a warning.
    ...(/^\s+\S/.test(written) ? [problem('link-mailto-space', 'warn', written.trim())] : []),
  ];
}
