/**
 * Parses embed markup as site builders store it. Reads only a URL, a size and a title from it; the element creates the
 * frame itself (docs/spec.md#widgets-5), and the author's markup is never inserted as HTML.
 */
import { parseSize, type Size } from '../../../core/model/contract/size.ts';

/** The data that is read from embed markup. */
export interface Embed {
  readonly src: string;
  readonly size: Size | undefined;
  readonly title: string | undefined;
}

// Comments are matched first, so that tags in them are ignored. An unclosed comment extends to the end, as in HTML.
const tags = /<!--.*?(?:-->|$)|<(?:(i)frame|(o)bject|embed)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gis;
const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:(["'])(.*?)\2|([^\s"'<>]+)))?/gs;
const references = /&(?:#(x?[\da-f]{1,5})|(amp|lt|gt|quot|apos));/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(references, (_, digits: string | undefined, name = '') =>
    digits ? String.fromCodePoint(Number(`0${digits}`) || 0xfffd) : (named[name.toLowerCase()] ?? ''),
  );

function read(markup: string): Embed | undefined {
  let hasObject = false;
  for (const [, isFrame, isObject, text = ''] of markup.matchAll(tags)) {
    const pairs = [...text.matchAll(attributes)];
    // The first attribute of a name counts, as in HTML.
    const attribute = (wanted: string): string | undefined => {
      const [, , , quoted, bare] = pairs.find(([, name]) => name?.toLowerCase() === wanted) ?? [];
      return decoded(quoted ?? bare ?? '') || undefined;
    };
    const src = attribute('src');
    // An `embed` is only read inside an `object`, and an `object` only by its `embed`.
    if (isObject) hasObject = true;
    else if (src && (isFrame || hasObject))
      return { src, size: parseSize(`${attribute('width')}x${attribute('height')}`), title: attribute('title') };
  }
  return undefined;
}

/**
 * Returns the first frame of the markup, or the `embed` of an `object`; `undefined` if there is neither. Also accepts
 * markup that was escaped twice.
 */
export const parseEmbed = (markup: string): Embed | undefined => read(markup) ?? read(decoded(markup));
