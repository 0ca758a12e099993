/** Runs all link checks of docs/spec.md#runtime-5, for the elements and for the command. */
import type { Problem } from '../finding.ts';
import { panelProblems } from './collection-panel.ts';
import { internalProblems, pathOf } from './internal.ts';
import { lengthProblems, linkLimits } from './length.ts';
import { kindOfNormalized, type LinkKind, normalizeHref } from './link-kind.ts';
import { mailtoProblems } from './mailto.ts';
import { telProblems } from './tel.ts';

/** A file of the site is `/s/` and its name (docs/spec.md#runtime-2; docs/spec.md#widgets-5, "Editor messages"). */
const fileProblems = (href: string): readonly Problem[] =>
  pathOf(href) === '/s/' ? [{ code: 'link-file-name', severity: 'warn', args: { href } }] : internalProblems(href);

type LinkCheck = (href: string) => readonly Problem[];

const fine: LinkCheck = () => [];

const malformed: LinkCheck = (href) => [{ code: 'link-malformed', severity: 'error', args: { href } }];

const checks: Readonly<Record<LinkKind, LinkCheck>> = {
  empty: fine,
  anchor: lengthProblems('anchor'),
  internal: internalProblems,
  panel: panelProblems,
  file: fileProblems,
  external: fine,
  malformed,
  tel: telProblems,
  sms: lengthProblems('sms'),
  mailto: mailtoProblems,
  javascript: lengthProblems('javascript'),
  ftp: lengthProblems('ftp'),
  misc: fine,
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
  'link-mailto-space',
  'link-malformed',
  'link-path',
  'link-panel',
  'link-file-name',
];

/** Returns the problems of a link, determined from its `href` alone. Never throws. */
export function checkLink(href: string): readonly Problem[] {
  const text = normalizeHref(href);
  return checks[kindOfNormalized(text)](text);
}
