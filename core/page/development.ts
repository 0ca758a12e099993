/** Loads warnings for developers on pages in development (docs/troubleshooting.md#read-the-warnings-in-the-console). */
import { unclobber } from './unclobber.ts';

type Warnings = typeof import('./development/development-warnings.ts');

/**
 * Loads the warnings on a local host and in pages with `data-site-debug` on `<html>` or a script, as `serve` adds it;
 * `data-site-debug="false"` prevents that. Other pages load nothing. This code is in every page, so it recognizes local
 * hosts only roughly; the loaded code decides.
 */
export function warnInDevelopment(
  document: Document,
  warn: (warnings: Warnings) => void = ({ watchPage }) => void watchPage(document),
): void {
  const mark = unclobber(document).querySelector<HTMLElement>(':is(html,script)[data-site-debug]');
  if (mark ? mark.dataset.siteDebug !== 'false' : /localhost$|^127|::1/.test(location.hostname))
    // Not requested again: the page works without the warnings, and the next load shows them.
    import('./development/development-warnings.ts').then(warn, () => {});
}
