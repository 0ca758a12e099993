/**
 * The HTML that an author or a server may use, as data for every sanitizer: text, links, lists, tables, images, and
 * `details` elements. No ids and names (they shadow properties of the document), no classes and styles (they can
 * cover the page), no script, no frames, forms, SVG or MathML.
 */
export interface HtmlPolicy {
  /** Elements that stay, each with the attributes that it may have. */
  readonly elements: Readonly<Record<string, readonly string[]>>;
  /** Attributes that every element may have. */
  readonly everywhere: readonly string[];
  /** Elements that are removed while their content stays. Unlisted elements are removed with their content. */
  readonly unwrapped: readonly string[];
  /** Schemes that the URL in an attribute may have, with their colons; relative URLs are allowed. */
  readonly urls: Readonly<Record<string, readonly string[]>>;
  /** Text that no attribute may contain: it would end a comment or raw text when the tree is serialized and parsed again. */
  readonly breakout: RegExp;
}

const withoutAttributes = (...names: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(names.map((name) => [name, []]));

const web = ['http:', 'https:'] as const;

const cell = ['colspan', 'rowspan'] as const;

export const htmlPolicy: HtmlPolicy = {
  elements: {
    ...withoutAttributes('p', 'div', 'section', 'article', 'header', 'footer', 'aside', 'address', 'hr', 'br', 'wbr'),
    ...withoutAttributes('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'figure', 'figcaption', 'ul', 'dl', 'dt', 'dd'),
    ...withoutAttributes('b', 'strong', 'i', 'em', 'u', 's', 'small', 'mark', 'sub', 'sup', 'code', 'kbd', 'samp'),
    ...withoutAttributes('var', 'abbr', 'cite', 'dfn', 'span', 'bdi', 'bdo', 'ruby', 'rt', 'rp', 'caption', 'summary'),
    ...withoutAttributes('table', 'thead', 'tbody', 'tfoot', 'tr'),
    a: ['href', 'target', 'rel', 'hreflang'],
    blockquote: ['cite'],
    del: ['cite', 'datetime'],
    details: ['open'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ins: ['cite', 'datetime'],
    li: ['value'],
    ol: ['start', 'reversed', 'type'],
    q: ['cite'],
    td: cell,
    th: [...cell, 'scope'],
    time: ['datetime'],
  },
  everywhere: ['title', 'lang', 'dir'],
  unwrapped: ['acronym', 'big', 'center', 'font', 'label', 'main', 'nav', 'nobr', 'picture', 'strike', 'tt'],
  urls: { href: [...web, 'mailto:', 'tel:', 'sms:'], src: web, cite: web },
  breakout: /--!?>|\]>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i,
};
