/** Sections of Markdown files. */

/** Returns the anchor of a heading, as code hosts form it: lower case, hyphens, no punctuation. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

interface Heading {
  readonly line: number;
  readonly level: number;
  readonly slug: string;
}

/** Finds headings outside of code blocks. */
function headingsOf(lines: readonly string[]): readonly Heading[] {
  let isCode = false;
  return lines.flatMap((text, line) => {
    if (text.startsWith('```')) isCode = !isCode;
    const [, marks = '', title = ''] = (isCode ? null : /^(#{1,6}) (.+)$/.exec(text)) ?? [];
    return marks === '' ? [] : [{ line, level: marks.length, slug: slugOf(title) }];
  });
}

/** Returns the section with that anchor: with its subsections, but for the title without. */
export function sectionOf(markdown: string, slug: string): string | undefined {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const index = headings.findIndex((heading) => heading.slug === slug);
  const heading = headings[index];
  if (!heading) return undefined;
  const next = headings.slice(index + 1).find(({ level }) => heading.level === 1 || level <= heading.level);
  return lines
    .slice(heading.line + 1, next?.line)
    .join('\n')
    .trim();
}
