/** Writes the links of a prerendered page into its head. */
import { findOtherVersion, ownScripts } from '../preload/own-scripts.ts';
import type { Builds } from '../preload/read-chunk-list.ts';
import { attributeText } from '../text/attribute-text.ts';
import { prerenderMark } from '../text/prerendered-root.ts';
import { findingOf } from './finding.ts';
import { findStylesUrl, linkInHead } from './linked-styles.ts';
import type { PrerenderFinding, PrerenderOptions } from './prerender-types.ts';
import { type LinesPage, writePreloadLines } from './write-preload-lines.ts';

const linkTag = (url: string, nonce: string | undefined, mark = ''): string =>
  `<link${mark && ` ${mark}`} rel="stylesheet"${attributeText('href', url)}${attributeText('nonce', nonce)}>`;

/**
 * Writes the link to the stylesheet, and `modulepreload` lines if `readBuilds` is given. Returns the link for the roots; empty if their
 * styles are inline. Links to the files of another version than this one are not written: their rules and integrity differ.
 */
export async function writeLinks(
  page: LinesPage,
  version: string,
  { styles, stylesUrl, nonce, preload }: PrerenderOptions,
  findings: PrerenderFinding[],
  readBuilds?: () => Promise<Builds>,
): Promise<string> {
  const { elements, source } = page;
  const scripts = ownScripts(elements);
  const other = findOtherVersion(scripts, version);
  const url = stylesUrl ?? (other ? undefined : findStylesUrl(scripts));
  const isUrlMissing = styles === 'link' && url === undefined;
  const hasLines = readBuilds !== undefined && preload !== false;
  if (other && (isUrlMissing || hasLines)) {
    const { startTag } = other.script.element.sourceCodeLocation ?? {};
    findings.push(findingOf('prerender-other-version', 'warn', { found: other.found, own: version }, startTag));
  } else if (isUrlMissing) findings.push(findingOf('prerender-styles-unknown', 'warn', {}));
  if (hasLines && !other) {
    const problem = await writePreloadLines(page, scripts, readBuilds);
    if (problem) findings.push(problem);
  }
  if (styles !== 'link' || url === undefined) return '';
  linkInHead(elements, source, linkTag(url, nonce, prerenderMark), url);
  return linkTag(url, nonce);
}
