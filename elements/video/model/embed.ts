/**
 * Embed markup as site builders store it, read as data: of all that stands in it only an address, a size and a title
 * are taken, and the frame is built by us (widgets 5; the markup of an author never becomes HTML).
 */
import { parseSize, type Size } from '../../../core/model/contract/size.ts';

/** What is taken of embed markup. */
export interface Embed {
  readonly src: string;
  readonly size: Size | undefined;
  readonly title: string | undefined;
}

// Comments are matched so that nothing in them is; one that never ends reaches to the end, as in HTML.
const tags = /<!--[\s\S]*?(?:-->|$)|<(iframe|object|embed)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;
const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
const references = /&(?:#(x?)([\da-f]{1,5})|amp|lt|gt|quot|apos);/gi;
const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

const decoded = (text: string): string =>
  text.replace(
    references,
    (reference, x: string | undefined, digits: string) =>
      named[reference.toLowerCase()] ?? String.fromCodePoint(Number.parseInt(digits, x ? 16 : 10) || 0xfffd),
  );

/** The attributes of one name after the other: the first of a name counts, as in HTML. */
const readerOf =
  (text: string) =>
  (wanted: string): string | undefined => {
    const [, , double, single, bare] =
      [...text.matchAll(attributes)].find(([, name = '']) => name.toLowerCase() === wanted) ?? [];
    return decoded(double ?? single ?? bare ?? '') || undefined;
  };

function read(markup: string): Embed | undefined {
  const found = [...markup.matchAll(tags)];
  const named = (wanted: string) => found.filter(([, name = '']) => name.toLowerCase() === wanted);
  const framed = [...named('iframe'), ...(named('object').length > 0 ? named('embed') : [])];
  const readers = framed.map(([, , text = '']) => readerOf(text));
  const given = readers.find((attribute) => attribute('src'));
  return (
    given && {
      src: given('src') ?? '',
      size: parseSize(`${given('width')}x${given('height')}`),
      title: given('title'),
    }
  );
}

/**
 * The first frame of the markup, or the `embed` of an `object`; `undefined` when there is neither. Markup that was
 * escaped once more than needed is understood too.
 */
export const parseEmbed = (markup: string): Embed | undefined => read(markup) ?? read(decoded(markup));
