import { Parser } from 'htmlparser2';

/** A script element of a page: the range of its content, and the kind of content. */
export interface PageScript {
  readonly start: number;
  readonly end: number;
  /** `data` is a site context as JSON, `code` runs in the page. */
  readonly holds: 'data' | 'code';
}

const code = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;

/** The kind of a script's content, from its `type`; `undefined` if it cannot contain a context. */
export function scriptHolds(type: string, isMarked: boolean): PageScript['holds'] | undefined {
  const kind = type.trim().toLowerCase();
  if (kind === 'application/json' && isMarked) return 'data';
  return code.test(kind) ? 'code' : undefined;
}

/** Returns the scripts of a page that can contain a site context, with their offsets. */
export function pageScripts(html: string): readonly PageScript[] {
  const scripts: PageScript[] = [];
  let current: Omit<PageScript, 'end'> | undefined;
  const parser = new Parser({
    onopentag(name, { type = '', ...attributes }) {
      const holds = name === 'script' ? scriptHolds(type, 'data-site-context' in attributes) : undefined;
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
