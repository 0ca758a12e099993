/** The links of a page to its languages: those of the author in the element, or those in the head. */
import { warnOnce } from '../../core/element/warn-once.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { isSafeUrl } from '../../core/model/safe-url.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';
import { messages } from './messages.en.ts';
import { canonicalTag, defaultTag } from './model/tags.ts';

/** A link to the page in a language. */
export interface LanguageLink {
  /** The canonical tag of the language. */
  readonly tag: string;
  readonly node: Element;
}

const warn = (code: keyof typeof messages, value: string): void =>
  warnOnce(`site-elements: ${formatMessage(messages[code], { value })}`);

const isDefault = (tag: string): boolean => tag.trim().toLowerCase() === defaultTag;

/** Returns the first link of each language. Reports invalid and duplicate ones once. */
function readLinks(nodes: readonly Element[]): readonly LanguageLink[] {
  const links = new Map<string, LanguageLink>();
  for (const node of nodes) {
    const value = node.getAttribute('hreflang') ?? '';
    const tag = canonicalTag(value);
    if (isDefault(value)) continue;
    if (tag === undefined) warn('language-tag-invalid', value);
    else if (links.has(tag)) warn('language-duplicate', value);
    else links.set(tag, { tag, node });
  }
  return [...links.values()];
}

/** Returns the links of the author to languages, in the order of the markup. */
export const authorLinks = (children: readonly Element[]): readonly LanguageLink[] =>
  readLinks(
    children.flatMap((child) => [
      ...(matches(child, 'a[hreflang]') ? [child] : []),
      ...unclobber(child).querySelectorAll('a[hreflang]'),
    ]),
  );

/** Whether a link in the head leads to a page in another language, not to a feed or a stylesheet. */
function isAlternate(link: Element): boolean {
  const rel = link.getAttribute('rel')?.toLowerCase().split(/\s+/) ?? [];
  const type = link.getAttribute('type')?.toLowerCase() ?? '';
  return (
    rel.includes('alternate') && !rel.includes('stylesheet') && /^(text\/html|application\/xhtml\+xml)?$/.test(type)
  );
}

/** Returns the links in the head of the page. Two tags of one URL, such as `en` and `en-GB`, are one language for visitors. */
export function headLinks(document: Document): readonly LanguageLink[] {
  const hrefs = new Set<string>();
  const nodes = [...unclobber(document).querySelectorAll('head link[hreflang][href]')].filter((link) => {
    const href = link.getAttribute('href')?.trim() ?? '';
    const tag = link.getAttribute('hreflang') ?? '';
    if (!isAlternate(link) || isDefault(tag) || hrefs.has(href)) return false;
    hrefs.add(href);
    if (!isSafeUrl(href)) warn('language-url-unsafe', tag);
    return isSafeUrl(href);
  });
  return readLinks(nodes);
}
