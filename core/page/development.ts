/** Loads warnings for developers on pages in development (docs/troubleshooting.md#read-the-warnings-in-the-console). */
import { unclobber } from './unclobber.ts';

export const isLocalHost = (name: string): boolean => /(^|\.)localhost$|^127\.0\.0\.1$|^\[::1]$/.test(name);

/**
 * Loads the warnings on a local host and in pages with `data-site-debug` on `<html>` or a script, as `serve` adds it;
 * `data-site-debug="false"` prevents that. Other pages load nothing.
 */
export function warnInDevelopment(document: Document): void {
  const mark = unclobber(document).querySelector<HTMLElement>(':is(html,script)[data-site-debug]');
  if ((mark?.dataset.siteDebug ?? `${isLocalHost(location.hostname)}`) === 'false') return;
  // The page works without the warnings.
  import('./development/development-warnings.ts').then(({ watchPage }) => watchPage(document)).catch(() => {});
}
