import { Parser } from 'htmlparser2';

/** A script element of a page: where its content stands, and what it holds. */
export interface PageScript {
  readonly start: number;
  readonly end: number;
  /** `data` is a site context as JSON, `code` runs in the page. */
  readonly holds: 'data' | 'code';
}

const code = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;

function contentOf({ type = '', ...attributes }: Readonly<Record<string, string>>): PageScript['holds'] | undefined {
  const kind = type.trim().toLowerCase();
  if (kind === 'application/json' && 'data-site-context' in attributes) return 'data';
  return code.test(kind) ? 'code' : undefined;
}

/** The scripts of a page that can hold a site context, at offsets of its text. */
export function pageScripts(html: string): readonly PageScript[] {
  const scripts: PageScript[] = [];
  let current: Omit<PageScript, 'end'> | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const holds = name === 'script' ? contentOf(attributes) : undefined;
      current = holds && { start: parser.endIndex + 1, holds };
    },
    onclosetag(name) {
      if (name === 'script' && current) scripts.push({ ...current, end: parser.startIndex });
      current = undefined;
    },
  });
  parser.end(html);
  return scripts;
}
