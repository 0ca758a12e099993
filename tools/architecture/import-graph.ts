import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** An import or re-export between files, by their paths from the root with `/`; packages by name. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** `import type` and `export type`, which do not exist at run time. */
  readonly typeOnly: boolean;
}

const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean =>
  ts.isExportDeclaration(node) ? node.isTypeOnly : node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

interface Reference {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const referenceOf = (node: ts.Node): Reference | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const target = node.moduleSpecifier;
    return target && ts.isStringLiteral(target) ? { specifier: target.text, typeOnly: isTypeOnly(node) } : undefined;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, typeOnly: true };
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [target] = node.arguments;
  return target && ts.isStringLiteralLike(target) ? { specifier: target.text, typeOnly: false } : undefined;
};

const referencesIn = (file: string, text: string): Reference[] => {
  const found: Reference[] = [];
  const visit = (node: ts.Node): void => {
    const reference = referenceOf(node);
    if (reference) found.push(reference);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return found;
};

const targetOf = (from: string, specifier: string): string =>
  specifier.startsWith('.') ? join(dirname(from), specifier).replaceAll('\\', '/') : specifier;

/** Returns every import of the TypeScript files in these folders of `root`, including lazy imports. */
export const readImports = (root: string, folders: readonly string[]): Import[] => {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, absolute: true },
  ).sort();
  return files.flatMap((file) => {
    const from = relative(root, file).replaceAll('\\', '/');
    return referencesIn(file, readFileSync(file, 'utf8')).map(({ specifier, typeOnly }) => ({
      from,
      to: targetOf(from, specifier),
      typeOnly,
    }));
  });
};
