/** Reads the custom properties of CSS. */
import { withoutComments } from './css-urls.ts';
import { hasTemplateCode } from './dynamic.ts';
import type { Range } from './page.ts';

/** A declaration; its range is that of the value, without `!important`. */
export interface CssDeclaration extends Range {
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** The declarations that win among those for the same elements, by name. */
export type CustomProperties = ReadonlyMap<string, CssDeclaration>;

// A string, or a character that ends a declaration or begins or ends a block. An unclosed string ends with its line.
const token = /"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|[{};]/g;

const declaration = /^(\s*(--[\w-]+)\s*:\s*)(\S[\s\S]*)$/;

const important = /!\s*important$/i;

function readDeclaration(text: string, from: number): CssDeclaration | undefined {
  const [, before = '', name = '', rest = ''] = declaration.exec(text) ?? [];
  const written = rest.trimEnd();
  const value = written.replace(important, '').trimEnd();
  if (name === '') return undefined;
  const start = from + before.length;
  return { name, value, isImportant: value !== written, start, end: start + value.length };
}

/** The declarations for the same elements, and the blocks inside of them by their selector or at-rule. */
class Scope {
  readonly properties = new Map<string, CssDeclaration>();
  readonly #inner = new Map<string, Scope>();

  add(read: CssDeclaration): void {
    if (read.isImportant || !this.properties.get(read.name)?.isImportant) this.properties.set(read.name, read);
  }

  inner(prelude: string): Scope {
    const scope = this.#inner.get(prelude) ?? new Scope();
    this.#inner.set(prelude, scope);
    return scope;
  }
}

/**
 * Returns the custom properties of CSS. Blocks with the same selectors inside the same at-rules are one scope, because
 * they apply to the same elements. In CSS with template code each block is its own scope: it may be one of two branches.
 */
export function customProperties(css: string): readonly CustomProperties[] {
  const text = withoutComments(css);
  const isTemplate = hasTemplateCode(css);
  const scopes = new Set<Scope>();
  const outer = new Scope();
  const open = [outer];
  let from = 0;
  const add = (to: number): void => {
    const read = readDeclaration(text.slice(from, to), from);
    if (!read) return;
    const scope = open.at(-1) ?? outer;
    scope.add(read);
    scopes.add(scope);
  };
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found.length > 1 || !'{};'.includes(found)) continue;
    if (found === '{') {
      const prelude = text.slice(from, index).trim().replace(/\s+/g, ' ');
      open.push((open.at(-1) ?? outer).inner(isTemplate ? String(index) : prelude));
    } else add(index);
    if (found === '}') open.pop();
    from = index + 1;
  }
  add(text.length);
  return [...scopes].map(({ properties }) => properties);
}
