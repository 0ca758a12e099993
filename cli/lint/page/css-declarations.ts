/** Reads the declarations of CSS, in blocks. */
import { withoutComments } from './css-urls.ts';
import type { Range } from './page.ts';

/** A declaration; its range is that of the value. */
export interface CssDeclaration extends Range {
  readonly name: string;
  readonly value: string;
}

// A string, or a character that ends a declaration or begins or ends a block. An unclosed string ends with its line.
const token = /"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|[{};]/g;

const declaration = /^(\s*(--[\w-]+)\s*:\s*)(\S[\s\S]*)$/;

function readDeclaration(text: string, start: number): CssDeclaration | undefined {
  const [, before = '', name = '', rest = ''] = declaration.exec(text) ?? [];
  const value = rest.trimEnd();
  return name === ''
    ? undefined
    : { name, value, start: start + before.length, end: start + before.length + value.length };
}

/** Returns the custom properties of CSS: a list for each block, in which the last declaration of a name wins. */
export function customProperties(css: string): readonly (readonly CssDeclaration[])[] {
  const text = withoutComments(css);
  const blocks: CssDeclaration[][] = [];
  const open: CssDeclaration[][] = [[]];
  let from = 0;
  const closeBlock = (): void => {
    const block = open.pop();
    if (block && block.length > 0) blocks.push(block);
  };
  const add = (to: number): void => {
    const read = readDeclaration(text.slice(from, to), from);
    if (read) open.at(-1)?.push(read);
  };
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found.length > 1 || !'{};'.includes(found)) continue;
    if (found === '{') open.push([]);
    else add(index);
    if (found === '}') closeBlock();
    from = index + 1;
  }
  add(text.length);
  while (open.length > 0) closeBlock();
  return blocks;
}
