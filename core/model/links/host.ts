import type { Problem } from '../finding.ts';
import { cleanHref } from './link-kind.ts';

const hostOf = (href: string): string =>
  /^(?:https?:)?\/\/([^/?#:\s]+)/i.exec(cleanHref(href))?.[1]?.toLowerCase() ?? '';

const isAt = (found: string, host: string): boolean => found === host || found.endsWith(`.${host}`);

/** A link to one service leads to one of its two hosts, or to one under them (widgets 5, "Editor messages"). */
export function hostProblems(href: string, hosts: readonly [host: string, other: string]): readonly Problem[] {
  const [host, other] = hosts;
  const found = hostOf(href);
  return hosts.some((one) => isAt(found, one)) ? [] : [{ code: 'link-host', severity: 'error', args: { host, other } }];
}
