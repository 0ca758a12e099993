/** The texts that source files contain: strings, templates, JSX and regular expressions. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { fromRoot, root } from '../root.ts';

/** A text in a source file. `key` is the name of the property that it is the value of. */
export interface Literal {
  readonly file: string;
  readonly text: string;
  readonly key?: string | undefined;
}

/** Normalizes quotes, white space and the names of placeholders. */
export const normalize = (text: string): string =>
  text
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

const templateText = ({ head, templateSpans }: ts.TemplateExpression): string =>
  `${head.text}${templateSpans.map(({ literal }) => `{}${literal.text}`).join('')}`;

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node)) return templateText(node);
  return ts.isRegularExpressionLiteral(node) ? node.text.replace(/\\(.)/g, '$1') : undefined;
}

/** The name of the property whose value contains a node. Plural forms belong to the message around them. */
function keyOf(node: ts.Node): string | undefined {
  const { parent } = node;
  if (!parent || !ts.isPropertyAssignment(parent) || parent.initializer !== node) return undefined;
  const outer = keyOf(parent.parent);
  return outer ?? (ts.isIdentifier(parent.name) || ts.isStringLiteral(parent.name) ? parent.name.text : undefined);
}

function literalsOf(file: string): readonly Literal[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(fromRoot(file), 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text) found.push({ file, text: normalize(text), key: keyOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The texts of all tracked TypeScript files below folders. */
export function readLiterals(...folders: readonly string[]): readonly Literal[] {
  const { stdout } = spawnSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(literalsOf);
}
