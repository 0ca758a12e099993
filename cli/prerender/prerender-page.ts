import { createHash } from 'node:crypto';
import MagicString from 'magic-string';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { ElementParts } from '../../core/element/element-class.tsx';
import type { MessageArgs, Severity } from '../../core/model/finding.ts';
import { readElementContext } from '../../core/model/site-context/read-element-context.ts';
import { userErrors } from '../../core/model/user-error.ts';
import { siteContext } from '../../core/page/context.ts';
import type { Builds } from '../preload/read-chunk-list.ts';
import { attributeText } from '../text/attribute-text.ts';
import {
  type AuthorMarkup,
  authorMarkup,
  markRoot,
  prerenderMark,
  type Range,
  type RootMark,
  writeMark,
} from '../text/prerendered-root.ts';
import { type FindingCode, findingOf, type TagRange } from './finding.ts';
import { headNodes } from './head.ts';
import { moveStyles } from './inline-styles.ts';
import { sheetName } from './linked-styles.ts';
import { messages } from './messages.en.ts';
import { isOwn, rootsOf } from './own-roots.ts';
import type { PrerenderedPage, PrerenderFinding, PrerenderOptions } from './prerender-types.ts';
import { type PrerenderedParts, type RenderedElement, renderElement } from './render-element.tsx';
import { allElements, type TreeElement } from './select.ts';
import { ServerDocument } from './server-dom.ts';
import { MarkupNames, propertiesReadBy, usedRules } from './used-rules.ts';
import { writeLinks } from './write-links.ts';
import { writeVariants } from './write-variants.ts';

const fail = userErrors(messages);

/** Marks the node inside the shadow root that contains the view, with the names of the modules that it needs. */
const rootMark = 'data-site-root';

/** The URL of a page whose URL is not known: relative URLs are on the page's own server. */
const anySite = 'https://site.invalid/';

/** Parses a page. Stores locations only for elements, templates and nodes of the head; those of all nodes would be most of the memory. */
const parsePage = (html: string, tags: { has(tag: string): boolean }): DefaultTreeAdapterTypes.Document =>
  parse(html, {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      setNodeSourceCodeLocation: (node, location) => {
        if (node.nodeName === 'template' || tags.has(node.nodeName) || headNodes.has(node.nodeName))
          defaultTreeAdapter.setNodeSourceCodeLocation(node, location);
      },
    },
  });

/** Lists the templates, links and structured data that an earlier run has written, but for those that must stay. */
function ownElements(
  elements: readonly TreeElement[],
  tags: { has(tag: string): boolean },
  fixedLength: number,
): readonly TreeElement[] {
  const roots = elements.filter(({ tagName }) => tags.has(tagName)).flatMap(rootsOf);
  const isFixed = ({ sourceCodeLocation }: TreeElement): boolean =>
    sourceCodeLocation ? sourceCodeLocation.startOffset < fixedLength : false;
  return [...elements.filter(({ tagName }) => tagName === 'link' || tagName === 'script'), ...roots].filter(
    (element) => isOwn(element) && !isFixed(element),
  );
}

/** Removes elements from the source and from the tree. Returns their ranges, in order. */
function removeElements(elements: readonly TreeElement[], source: MagicString): readonly Range[] {
  const removed: Range[] = [];
  for (const element of elements) {
    const { startOffset, endOffset } = element.sourceCodeLocation ?? {};
    if (startOffset !== undefined && endOffset !== undefined) {
      source.remove(startOffset, endOffset);
      removed.push({ start: startOffset, end: endOffset });
    }
    const siblings = element.parentNode?.childNodes;
    siblings?.splice(siblings.indexOf(element), 1);
  }
  return removed.toSorted((a, b) => a.start - b.start);
}

/** A page as its author wrote it. */
interface AuthorPage {
  /** The source, to be changed. */
  readonly source: MagicString;
  /** All elements, in order. */
  readonly elements: readonly TreeElement[];
  readonly markupOf: AuthorMarkup;
  readonly document: ServerDocument;
}

/** Reads a page without what an earlier run has written. */
function readAuthorPage(
  html: string,
  tags: { has(tag: string): boolean },
  { url, context }: PrerenderOptions,
  fixedLength: number,
): AuthorPage {
  const tree = parsePage(html, tags);
  const source = new MagicString(html);
  const all = allElements(tree);
  const own = new Set(ownElements(all, tags, fixedLength));
  const markupOf = authorMarkup(html, removeElements([...own], source));
  const document = new ServerDocument(tree, url ?? anySite);
  if (context !== undefined)
    // Services read the page through the properties that `ServerDocument` has.
    siteContext(document as unknown as Document).set(readElementContext(context));
  return { source, elements: all.filter((element) => !own.has(element)), markupOf, document };
}

/** Returns a style or script; empty for one without text. */
const inlineTag = (name: 'style' | 'script', text: string, nonce: string | undefined): string =>
  text && `<${name}${attributeText('nonce', nonce)}>${text}</${name}>`;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const pagePropertiesOf = new WeakMap<object, readonly string[]>();

/** Returns the private properties that styles of the page read: of the slides of a gallery, for example. */
function pageProperties(partsByTag: ReadonlyMap<string, PrerenderedParts>): readonly string[] {
  const known = pagePropertiesOf.get(partsByTag);
  if (known) return known;
  const css = [...partsByTag.values()].map(({ sheets }) => sheets.page?.css ?? '').join('');
  // The built stylesheets of elements have no rules for undefined tags, which read this property.
  const properties = ['--_site-prerendered', ...new Set(propertiesReadBy(css))];
  pagePropertiesOf.set(partsByTag, properties);
  return properties;
}

function checkOptions({ url, styles = 'inline' }: PrerenderOptions): void {
  if (url !== undefined && !URL.canParse(url)) throw fail('prerender-url-invalid', { url });
  if (styles !== 'inline' && styles !== 'link') throw fail('prerender-styles-invalid', { styles: String(styles) });
}

/** A shadow root to write. */
interface RenderedRoot {
  readonly element: TreeElement;
  readonly parts: PrerenderedParts;
  readonly rendered: RenderedElement;
  /** The names in all roots of this tag. */
  readonly names: MarkupNames;
  /** The start tag of the element. */
  readonly at: TagRange;
}

interface RootContent {
  readonly html: string;
  /** The texts of its `<style>` elements. */
  readonly styles: readonly string[];
  /** The text of its `<script>`, empty without one. */
  readonly script: string;
}

/** How the roots of a page get their styles. */
interface RootStyles {
  /** The private properties that styles of the page read. */
  readonly properties: readonly string[];
  /** The link to their stylesheet; empty if their styles are inline. */
  readonly link: string;
  readonly nonce: string | undefined;
}

function rootContent(
  { html, css, modules, wake, uses, inline }: RenderedElement,
  names: MarkupNames,
  { properties, link, nonce }: RootStyles,
): RootContent {
  const moved = moveStyles(html);
  const inlined = link ? '' : css.map((text) => usedRules(text, names, properties)).join('');
  const styles = [inlined, moved.css].filter(Boolean);
  const root = [
    attributeText(rootMark, modules.join(' ')),
    attributeText('data-site-wake', wake === 'nothing' ? undefined : wake),
    attributeText('data-site-uses', uses.length > 0 ? uses.join(' ') : undefined),
    // In single quotes, because JSON is full of double ones.
    inline &&
      ` data-site-inline='${JSON.stringify(inline.data).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')}'`,
  ].join('');
  const script = inline?.script ?? '';
  const content = [
    link,
    ...styles.map((text) => inlineTag('style', text, nonce)),
    `<div data-site-view${link && `="${css.map(sheetName).join(' ')}"`}${root}>${moved.html}</div>`,
    // The script finds the view before it.
    inlineTag('script', script, nonce),
  ];
  return { html: content.join(''), styles, script };
}

function templateFor(content: string, { contract }: ElementParts, mark: RootMark): string {
  const { delegatesFocus = false, referenceTarget } = contract;
  const attributes = [
    'shadowrootmode="open"',
    ...(delegatesFocus ? ['shadowrootdelegatesfocus'] : []),
    'shadowrootclonable',
    'shadowrootserializable',
    ...(referenceTarget === undefined ? [] : [`shadowrootreferencetarget="${referenceTarget}"`]),
    `${prerenderMark}="${writeMark(mark)}"`,
  ];
  return `<template ${attributes.join(' ')}>${content}</template>`;
}

/** Returns the data of an element for search engines; empty without any. */
const dataScript = (json: string | undefined): string =>
  json === undefined ? '' : `<script type="application/ld+json" data-site-owned ${prerenderMark}>${json}</script>`;

interface InternalOptions {
  /** Reads the chunk lists of this package. */
  readonly readBuilds?: () => Promise<Builds>;
  /** The number of characters that were sent already. */
  readonly fixedLength?: number;
}

/**
 * Writes the shadow roots of elements into a page, as `<template shadowrootmode="open">`, the link to their stylesheet, and
 * `modulepreload` lines if `readBuilds` is given. Replaces those of an earlier run; other bytes stay as they are. Elements in
 * `<template>` and `<noscript>` are not on the page and are left alone. The first `fixedLength` characters of the page do not change,
 * if styles are inline and `readBuilds` is missing.
 */
export async function prerenderPage(
  written: string,
  partsByTag: ReadonlyMap<string, PrerenderedParts>,
  version: string,
  options: PrerenderOptions = {},
  { readBuilds, fixedLength = 0 }: InternalOptions = {},
): Promise<PrerenderedPage> {
  checkOptions(options);
  const html = options.experiments ? writeVariants(written, options.context) : written;
  if (!/<site-/i.test(html) && !html.includes(prerenderMark))
    return { html, findings: [], elementCount: 0, styleHashes: [], scriptHashes: [] };
  const { source, elements, markupOf, document } = readAuthorPage(html, partsByTag, options, fixedLength);
  const findings: PrerenderFinding[] = [];
  const roots: RenderedRoot[] = [];
  // Elements of one tag share their styles, which the browser then parses once.
  const namesOf = new Map<string, MarkupNames>();
  const properties = pageProperties(partsByTag);
  const styleHashes = new Set<string>();
  const scriptHashes = new Set<string>();
  for (const tag of elements) {
    const { startTag } = tag.sourceCodeLocation ?? {};
    const parts = partsByTag.get(tag.tagName);
    // Without a start tag in the source, a tag was implied by the parser; it never is for these.
    if (!startTag || !parts || tag.namespaceURI !== 'http://www.w3.org/1999/xhtml') continue;
    const report = (code: FindingCode, severity: Severity, given: MessageArgs = {}): void =>
      void findings.push(findingOf(code, severity, { tag: tag.tagName, ...given }, startTag));
    if (rootsOf(tag).length > 0) {
      report('prerender-foreign-root', 'warn');
      continue;
    }
    try {
      const rendered = await renderElement(document.elementOf(tag), parts, options.url);
      for (const message of rendered.warnings) report('prerender-value-ignored', 'warn', { message });
      const names = namesOf.get(tag.tagName) ?? new MarkupNames();
      names.add(rendered.html);
      namesOf.set(tag.tagName, names);
      roots.push({ element: tag, parts, rendered, names, at: startTag });
    } catch (cause) {
      report('prerender-view-failed', 'error', { message: cause instanceof Error ? cause.message : String(cause) });
    }
  }
  const prerendered = new Set(roots.map((root) => root.element));
  const page = { elements, prerendered, source, nonce: options.nonce };
  const link = roots.length > 0 ? await writeLinks(page, version, options, findings, readBuilds) : '';
  for (const { element, parts, rendered, names, at } of roots) {
    const content = rootContent(rendered, names, { properties, link, nonce: options.nonce });
    for (const css of content.styles) styleHashes.add(hashOf(css));
    if (content.script) scriptHashes.add(hashOf(content.script));
    const mark = markRoot(version, markupOf(element.tagName, at.startOffset), content.html);
    source.appendRight(at.endOffset, templateFor(content.html, parts, mark) + dataScript(rendered.structuredData));
  }
  return {
    html: source.toString(),
    findings,
    elementCount: roots.length,
    styleHashes: [...styleHashes],
    scriptHashes: [...scriptHashes],
  };
}
