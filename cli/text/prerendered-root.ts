/** The mark of the shadow roots that `prerender` writes into pages, by which `check` detects those that are stale or edited. */

/** Offsets of a text, the end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The attribute of the templates. The parser drops it together with the template. */
export const prerenderMark = 'data-site-prerendered';

/** FNV-1a with 32 bits. It detects changes, and is no protection against forgery. */
export function checksumOf(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}

/** Returns the markup that an author wrote for an element, from its start tag to the first end tag of its name. */
export type AuthorMarkup = (tag: string, start: number) => string;

/** Reads the markup of authors in a page. The generated ranges are in order and not part of that markup. */
export function authorMarkup(page: string, generated: readonly Range[]): AuthorMarkup {
  const ends = [...generated.map(({ start }) => start), page.length];
  const text = ends.map((end, index) => page.slice(generated[index - 1]?.end ?? 0, end)).join('');
  return (tag, start) => {
    const removed = generated.reduce((sum, one) => sum + (one.start < start ? one.end - one.start : 0), 0);
    const from = start - removed;
    const end = text.indexOf(`</${tag}`, from);
    return text.slice(from, end < 0 ? text.indexOf('>', from) : end);
  };
}

/** The value of the mark. */
export interface RootMark {
  /** The version of this package that wrote the template. */
  readonly version: string;
  /** The hashes of the author's markup and of the template's content. */
  readonly source: string;
  readonly content: string;
}

/** Describes a template by what it was written from and what was written. */
export const markRoot = (version: string, source: string, content: string): RootMark => ({
  version,
  source: checksumOf(source),
  content: checksumOf(content),
});

export const writeMark = ({ version, source, content }: RootMark): string => `${version} ${source} ${content}`;

export function readMark(value: string): RootMark {
  const [version = '', source = '', content = ''] = value.split(' ');
  return { version, source, content };
}
