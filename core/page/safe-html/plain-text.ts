/** Elements whose content is not text. */
const silent: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
];

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decode = (text: string): string =>
  text.replace(/&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z]{2,4}));/gi, (whole, digits: string | undefined, name: string) => {
    if (digits === undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
    const point = Number(`0${digits}`);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

const tagName = (tag: string): string => /^<\/?([a-z][a-z0-9-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';

/**
 * Returns the text of HTML, for a text node, without a parser: removes tags and decodes common character references.
 * The result may be inexact, but it is always safe in a text node. Runs in linear time for any input.
 */
export function plainText(html: string): string {
  let skipped = '';
  const text = html.split(/(<[/!a-z][^<>]*>)/i).map((piece, index) => {
    if (index % 2 === 0) return skipped === '' ? decode(piece) : '';
    const name = tagName(piece);
    const isEnd = piece.startsWith('</');
    if (skipped === '' && !isEnd && silent.includes(name)) skipped = name;
    else if (isEnd && name === skipped) skipped = '';
    return ' ';
  });
  return text.join('').replace(/\s+/g, ' ').trim();
}
