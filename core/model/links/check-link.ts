/** Runs all link checks of docs/spec.md#runtime-5, for the elements and for the command. */
import type { Problem } from '../finding.ts';
import { panelProblems } from './collection-panel.ts';
import { externalProblems } from './external.ts';
import { internalProblems, pathOf, pathProblems } from './internal.ts';
import { lengthProblems, linkLimits } from './length.ts';
import { kindOfNormalized, type LinkKind, normalizeHref } from './link-kind.ts';
import { isBareAddress, mailtoProblems } from './mailto.ts';
import { percentProblems } from './percent.ts';
import { telProblems } from './tel.ts';

/** A file of the site is `/s/` and its name (docs/spec.md#runtime-2; docs/spec.md#widgets-5, "Editor messages"). */
const fileProblems = (href: string): readonly Problem[] =>
  pathOf(href) === '/s/' ? [{ code: 'link-file-name', severity: 'warn', args: { href } }] : internalProblems(href);

type LinkCheck = (href: string) => readonly Problem[];

const pathOrAddress: LinkCheck = (href) =>
  isBareAddress(href)
    ? [{ code: 'link-mailto-missing', severity: 'error', args: { address: href } }]
    : internalProblems(href);

const fine: LinkCheck = () => [];

const isFileUrl = (href: string): boolean => /^file:/i.test(href);

/** `C:\…` and `\\server\…`. */
const isWindowsPath = (href: string): boolean => /^(?:[a-z]:[\\/]|\\\\[^\\/])/i.test(href);

const malformed: LinkCheck = (href) => [
  { code: isWindowsPath(href) ? 'link-windows-path' : 'link-malformed', severity: 'error', args: { href } },
];

/** Browsers do not open files of the visitor's computer from a website. */
const misc: LinkCheck = (href) =>
  isFileUrl(href) ? [{ code: 'link-file-url', severity: 'error', args: { href } }] : [];

/** A link with two schemes for mail, telephone or SMS, as in `mailto:mailto:a@example.com`. */
const secondScheme = /^(?:mailto|tel|sms):\s*(?:mailto|tel|sms|https?):/i;
const withOneScheme =
  (check: LinkCheck): LinkCheck =>
  (href) =>
    secondScheme.test(href) ? [{ code: 'link-scheme-twice', severity: 'error', args: { href } }] : check(href);

const checks: Readonly<Record<LinkKind, LinkCheck>> = {
  empty: fine,
  // A text fragment may be long, because it quotes the page (https://wicg.github.io/scroll-to-text-fragment/).
  anchor: (href) => lengthProblems('anchor')(href.replace(/:~:.*$/s, '')),
  internal: pathOrAddress,
  panel: panelProblems,
  file: fileProblems,
  external: externalProblems,
  malformed,
  tel: withOneScheme(telProblems),
  sms: withOneScheme(lengthProblems('sms')),
  mailto: withOneScheme(mailtoProblems),
  javascript: lengthProblems('javascript'),
  ftp: lengthProblems('ftp'),
  misc,
};

/** Every code of a link problem. */
export const linkCodes: readonly string[] = [
  ...Object.keys(linkLimits).map((kind) => `link-${kind}-length`),
  'link-tel-short',
  'link-tel-characters',
  'link-mailto-empty',
  'link-mailto-several',
  'link-mailto-at',
  'link-mailto-suffix',
  'link-mailto-name',
  'link-mailto-space',
  'link-mailto-inner-space',
  'link-mailto-slashes',
  'link-mailto-missing',
  'link-malformed',
  'link-windows-path',
  'link-file-url',
  'link-scheme-twice',
  'link-host',
  'link-host-space',
  'link-port',
  'link-localhost',
  'link-percent',
  'link-path',
  'link-panel',
  'link-file-name',
];

/** The kinds of links with a path, in which percent signs start an escape. */
const escaped: readonly LinkKind[] = ['internal', 'file', 'panel', 'external'];

/** Returns the problems of a link, determined from its `href` alone. Never throws. */
export function checkLink(href: string): readonly Problem[] {
  const text = normalizeHref(href);
  const kind = kindOfNormalized(text);
  const found = checks[kind](text);
  return found.length === 0 && escaped.includes(kind) ? percentProblems(text) : found;
}

/**
 * Returns the problems of the URL of a file that a page loads, such as the `src` of an image. Unlike links, it has no
 * length limits, and browsers escape its spaces.
 */
export function checkResourceUrl(url: string): readonly Problem[] {
  const text = normalizeHref(url);
  const kind = kindOfNormalized(text);
  if (kind === 'malformed' || kind === 'misc') return checks[kind](text);
  if (kind !== 'external' && kind !== 'internal' && kind !== 'file') return [];
  const found = kind === 'external' ? externalProblems(text) : pathOf(text).includes('\\') ? pathProblems(text) : [];
  return found.length > 0 ? found : percentProblems(text);
}
