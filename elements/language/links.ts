/** The links of a page to its languages: those of the author in the element, or those in the head. */
import { warnOnce } from '../../core/element/warn-once.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { isSafeUrl } from '../../core/model/safe-url.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';
import { messages } from './messages.en.ts';
import { isAlternatePage } from './model/alternate.ts';
import { canonicalTag, defaultTag } from './model/tags.ts';

/** A link to the page in a language. */
export interface LanguageLink {
  /** The canonical tag of the language. */
  readonly tag: string;
  /** All tags of its URL, the first one included. */
  readonly tags: readonly string[];
  readonly node: Element;
}

const warn = (code: keyof typeof messages, value: string): void =>
  warnOnce(`site-elements: ${formatMessage(messages[code], { value })}`);

const isDefault = (tag: string): boolean => tag.trim().toLowerCase() === defaultTag;

/** Returns the first link of each language. Reports invalid and duplicate ones once. Links with the same text of `urlOf` are one. */
function readLinks(
  nodes: readonly Element[],
  urlOf: (node: Element) => string | undefined = () => undefined,
): readonly LanguageLink[] {
  const links: (LanguageLink & { readonly tags: string[] })[] = [];
  for (const node of nodes) {
    const value = node.getAttribute('hreflang') ?? '';
    const tag = canonicalTag(value);
    if (isDefault(value)) continue;
    const url = urlOf(node);
    const same = url === undefined ? undefined : links.find((link) => urlOf(link.node) === url);
    if (tag === undefined) warn('language-tag-invalid', value);
    else if (same) same.tags.push(tag);
    else if (links.some(({ tags }) => tags.includes(tag))) warn('language-duplicate', value);
    else links.push({ tag, tags: [tag], node });
  }
  return links;
}

/** Returns the links of the author to languages, in the order of the markup. */
export const authorLinks = (children: readonly Element[]): readonly LanguageLink[] =>
  readLinks(
    children.flatMap((child) => [
      ...(matches(child, 'a[hreflang]') ? [child] : []),
      ...unclobber(child).querySelectorAll('a[hreflang]'),
    ]),
  );

const urlOf = (link: Element): string => link.getAttribute('href')?.trim() ?? '';

/** Returns the links in the head of the page. Two tags of one URL, such as `en` and `en-GB`, are one language for visitors. */
export function headLinks(document: Document): readonly LanguageLink[] {
  const nodes = [...unclobber(document).querySelectorAll('head link[hreflang][href]')].filter((link) => {
    const tag = link.getAttribute('hreflang') ?? '';
    if (!isAlternatePage(link.getAttribute('rel'), link.getAttribute('type')) || isDefault(tag)) return false;
    const isSafe = isSafeUrl(urlOf(link));
    if (!isSafe) warn('language-url-unsafe', tag);
    return isSafe;
  });
  return readLinks(nodes, urlOf);
}
