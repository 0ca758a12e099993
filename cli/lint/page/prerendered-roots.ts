import { prerenderMark } from '../../text/prerendered-root.ts';

/** Offsets into the text, `end` exclusive. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** The members of an element of the page that are read here. */
interface Template {
  readonly tag: Range;
  readonly attributes: readonly (Range & { readonly name: string; readonly value: string })[];
  readonly parent: { readonly name: string; readonly tag: Range } | undefined;
  /** The offset at which its content ends. */
  readonly end: number;
}

/** A shadow root that `prerender` wrote into the page. Its range is all of the template. */
export interface PrerenderedRoot extends Range {
  /** The range of the template's tag name. */
  readonly tag: Range;
  /** The element of which it is the shadow root. */
  readonly host: Template['parent'];
  /** The value of the mark, with its range. */
  readonly mark: Range & { readonly value: string };
  readonly content: string;
}

const closing = '</template';

/** Lists the templates that `prerender` wrote into the page, in order. */
const prerenderedRoots = (templates: readonly Template[], text: string): readonly PrerenderedRoot[] =>
  templates.flatMap(({ tag, attributes, parent, end }) => {
    const mark = attributes.find(({ name }) => name === prerenderMark);
    if (!mark) return [];
    const { value } = mark;
    const start = value === '' ? mark.start : text.indexOf(value, mark.start + prerenderMark.length);
    const contentStart = text.indexOf('>', attributes.at(-1)?.end) + 1;
    return [
      {
        start: tag.start,
        end: text.startsWith(closing, end) ? text.indexOf('>', end) + 1 || text.length : end,
        tag,
        host: parent,
        mark: { value, start, end: value === '' ? mark.end : start + value.length },
        content: text.slice(contentStart, end),
      },
    ];
  });

/** Lists the markup that `prerender` wrote into the page, in order: shadow roots, and the ranges of these, of `<link>` elements and of structured data. */
export function findGeneratedMarkup(
  byName: ReadonlyMap<string, readonly Template[]>,
  text: string,
): { readonly prerendered: readonly PrerenderedRoot[]; readonly generated: readonly Range[] } {
  const prerendered = prerenderedRoots(byName.get('template') ?? [], text);
  const lines = (byName.get('link') ?? [])
    .filter(({ attributes }) => attributes.some(({ name }) => name === prerenderMark))
    .map(({ tag, attributes }) => ({ start: tag.start, end: text.indexOf('>', attributes.at(-1)?.end) + 1 }));
  const data = (byName.get('script') ?? [])
    .filter(({ attributes }) => attributes.some(({ name }) => name === prerenderMark))
    .map(({ tag, end }) => ({ start: tag.start, end: text.indexOf('>', end) + 1 || text.length }));
  return { prerendered, generated: [...prerendered, ...lines, ...data].sort((a, b) => a.start - b.start) };
}

/** Replaces ranges by white space of the same length and with the same lines. */
export function blank(text: string, ranges: readonly Range[]): string {
  const spaces = ({ start, end }: Range): string => text.slice(start, end).replace(/[^\r\n]/g, ' ');
  const ends = [...ranges.map(({ start }) => start), text.length];
  return ends
    .map((end, index) => {
      const before = ranges[index - 1];
      return (before ? spaces(before) : '') + text.slice(before?.end ?? 0, end);
    })
    .join('');
}
