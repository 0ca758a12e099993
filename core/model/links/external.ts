import type { Problem, Severity } from '../finding.ts';

/** A second scheme after `//`, as in `http://https://example.com` and `https://mailto:a@example.com`. */
const secondScheme = /^(?:https?:)?\/\/(?:(?:https?|ftp|file|mailto|tel):|https?\/\/)/i;
const authority = /^(?:https?:)?\/\/([^/?#\\]*)/i;
/** Host names and addresses of the visitor's own computer. */
const ownComputer = /^(?:[^@]*@)?(?:(?:[^:]*\.)?localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])\.?(?::\d*)?$/i;
const highestPort = 65_535;

/**
 * Most URLs: a host of plain labels, whose last one is no number and not `localhost`, and no port. Matching them takes
 * much less time than parsing them.
 */
const plainUrl = /^(?:https?:)?\/\/(?!xn--)(?:[a-z\d-]+\.(?!xn--))+(?!localhost(?:[/?#]|$))[a-z]+(?:[/?#]|$)/i;

/** Checks the host and port of a URL that starts with `http://`, `https://` or `//` (https://url.spec.whatwg.org/#host-parsing). */
export function externalProblems(href: string): readonly Problem[] {
  if (plainUrl.test(href)) return [];
  const problem = (code: string, severity: Severity, args: Problem['args']): readonly Problem[] => [
    { code, severity, args },
  ];
  if (secondScheme.test(href)) return problem('link-scheme-twice', 'error', { href });
  const [, host = ''] = authority.exec(href) ?? [];
  if (/\s/.test(host)) return problem('link-host-space', 'error', { host });
  const [, port] = /:(\d+)$/.exec(host) ?? [];
  if (Number(port) > highestPort) return problem('link-port', 'error', { port: port ?? '', limit: highestPort });
  if (!URL.canParse(href, 'https://example.com/')) return problem('link-host', 'error', { host });
  return ownComputer.test(host) ? problem('link-localhost', 'warn', { host }) : [];
}
