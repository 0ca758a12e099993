import { createHash } from 'node:crypto';
import MagicString from 'magic-string';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { ElementParts } from '../../core/element/element-class.tsx';
import type { MessageArgs, Severity } from '../../core/model/finding.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { readElementContext } from '../../core/model/site-context/read-element-context.ts';
import { userErrors } from '../../core/model/user-error.ts';
import { siteContext } from '../../core/page/context.ts';
import {
  authorMarkup,
  markRoot,
  prerenderMark,
  type Range,
  type RootMark,
  writeMark,
} from '../text/prerendered-root.ts';
import { moveStyles } from './inline-styles.ts';
import { headNodes, linkInHead, removeOwnLinks, sheetName, stylesheetBesideScript } from './linked-styles.ts';
import { messages } from './messages.en.ts';
import type { PrerenderedPage, PrerenderFinding, PrerenderOptions } from './prerender-types.ts';
import { type PrerenderedParts, type RenderedElement, renderElement } from './render-element.tsx';
import { attributeOf, isTreeElement, type TreeElement, type TreeNode, visitDescendants } from './select.ts';
import { ServerDocument } from './server-dom.ts';
import { MarkupNames, propertiesReadBy, usedRules } from './used-rules.ts';

const fail = userErrors(messages);

/** The codes of findings. */
type FindingCode =
  | 'prerender-foreign-root'
  | 'prerender-styles-unknown'
  | 'prerender-value-ignored'
  | 'prerender-view-failed';

/** Marks the node inside the shadow root that contains the view, with the names of the modules that it needs. */
const rootMark = 'data-site-root';

/** The URL of a page whose URL is not known: relative URLs are on the page's own server. */
const anySite = 'https://site.invalid/';

const rootsOf = ({ childNodes }: TreeElement): readonly DefaultTreeAdapterTypes.Template[] =>
  childNodes.filter(
    (node): node is DefaultTreeAdapterTypes.Template =>
      node.nodeName === 'template' && isTreeElement(node) && attributeOf(node, 'shadowrootmode') !== undefined,
  );

const isOwn = (template: TreeElement): boolean => attributeOf(template, prerenderMark) !== undefined;

/** Parses a page. Locations of other nodes than the elements and their templates would be most of the memory. */
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

/** Lists the elements with one of the tags, in order. */
function elementsIn(tree: TreeNode, tags: { has(tag: string): boolean }): readonly TreeElement[] {
  const found: TreeElement[] = [];
  visitDescendants(tree, (node) => {
    if (isTreeElement(node) && tags.has(node.tagName)) found.push(node);
    return false;
  });
  return found;
}

/** Removes the templates of an earlier run from the source and from the tree. Returns their ranges. */
function removeOwnRoots(elements: readonly TreeElement[], source: MagicString): readonly Range[] {
  const removed: Range[] = [];
  for (const element of elements) {
    for (const template of rootsOf(element).filter(isOwn)) {
      const { startOffset, endOffset } = template.sourceCodeLocation ?? {};
      if (startOffset !== undefined && endOffset !== undefined) {
        source.remove(startOffset, endOffset);
        removed.push({ start: startOffset, end: endOffset });
      }
      element.childNodes.splice(element.childNodes.indexOf(template), 1);
    }
  }
  return removed;
}

/** Returns an attribute with a space before it; empty for an attribute without a value. */
const attributeText = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** Returns a style or script; empty for one without text. */
const inlineTag = (name: 'style' | 'script', text: string, nonce: string | undefined): string =>
  text && `<${name}${attributeText('nonce', nonce)}>${text}</${name}>`;

/** Returns the link to a stylesheet. */
const linkTag = (url: string, mark = ''): string =>
  `<link rel="stylesheet"${attributeText('href', url)}${mark && ` ${mark}`}>`;

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

/** Offsets of a tag in the page. */
interface TagRange {
  readonly startOffset: number;
  readonly endOffset: number;
}

function findingOf(code: FindingCode, severity: Severity, args: MessageArgs, at: TagRange): PrerenderFinding {
  const message = formatMessage(messages[code], args);
  const help = formatMessage(messages[`${code}.help`], args);
  return { code, severity, args, message, help, start: at.startOffset, end: at.endOffset };
}

function checkOptions({ url, styles = 'inline' }: PrerenderOptions): void {
  if (url !== undefined && !URL.canParse(url)) throw fail('prerender-url-invalid', { url });
  if (styles !== 'inline' && styles !== 'link') throw fail('prerender-styles-invalid', { styles: String(styles) });
}

/** Links the stylesheet in the head. Returns the link for the roots; empty if its URL is unknown, which is a finding. */
function linkStyles(
  tree: DefaultTreeAdapterTypes.Document,
  source: MagicString,
  findings: PrerenderFinding[],
  { stylesUrl = stylesheetBesideScript(tree) }: PrerenderOptions,
): string {
  if (stylesUrl === undefined) {
    findings.push(findingOf('prerender-styles-unknown', 'warn', {}, { startOffset: 0, endOffset: 0 }));
    return '';
  }
  linkInHead(tree, source, linkTag(stylesUrl, prerenderMark), stylesUrl);
  return linkTag(stylesUrl);
}

/** A shadow root to write. */
interface RenderedRoot {
  readonly tag: string;
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

/**
 * Writes the shadow roots of elements into a page, as `<template shadowrootmode="open">`, and replaces those of an earlier run. Bytes
 * outside of these templates and the link to their stylesheet stay as they are. Elements in `<template>` and `<noscript>` are not on the page and are left alone.
 */
export async function prerenderPage(
  html: string,
  partsByTag: ReadonlyMap<string, PrerenderedParts>,
  version: string,
  options: PrerenderOptions = {},
): Promise<PrerenderedPage> {
  checkOptions(options);
  if (!html.includes('<site-') && !/<site-/i.test(html) && !html.includes(prerenderMark))
    return { html, findings: [], styleHashes: [], scriptHashes: [] };
  const tree = parsePage(html, partsByTag);
  const source = new MagicString(html);
  const found = elementsIn(tree, partsByTag);
  const removed = [...removeOwnRoots(found, source), ...removeOwnLinks(tree, source)];
  const markupOf = authorMarkup(
    html,
    removed.toSorted((a, b) => a.start - b.start),
  );
  const document = new ServerDocument(tree, options.url ?? anySite);
  if (options.context !== undefined)
    // Services read the page through the properties that `ServerDocument` has.
    siteContext(document as unknown as Document).set(readElementContext(options.context));
  const findings: PrerenderFinding[] = [];
  const roots: RenderedRoot[] = [];
  // Elements of one tag share their styles, which the browser then parses once.
  const namesOf = new Map<string, MarkupNames>();
  const properties = pageProperties(partsByTag);
  const styleHashes = new Set<string>();
  const scriptHashes = new Set<string>();
  for (const tag of found) {
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
      roots.push({ tag: tag.tagName, parts, rendered, names, at: startTag });
    } catch (cause) {
      report('prerender-view-failed', 'error', { message: cause instanceof Error ? cause.message : String(cause) });
    }
  }
  const link = roots.length > 0 && options.styles === 'link' ? linkStyles(tree, source, findings, options) : '';
  for (const { tag, parts, rendered, names, at } of roots) {
    const content = rootContent(rendered, names, { properties, link, nonce: options.nonce });
    for (const css of content.styles) styleHashes.add(hashOf(css));
    if (content.script) scriptHashes.add(hashOf(content.script));
    const mark = markRoot(version, markupOf(tag, at.startOffset), content.html);
    source.appendRight(at.endOffset, templateFor(content.html, parts, mark));
  }
  return { html: source.toString(), findings, styleHashes: [...styleHashes], scriptHashes: [...scriptHashes] };
}
