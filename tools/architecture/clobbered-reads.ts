import ts from 'typescript';

/** The types whose properties `name` and `id` attributes replace (https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors). */
const clobberable = new Set(['Document', 'HTMLFormElement']);

const isClobberable = (type: ts.Type): boolean =>
  type.isUnionOrIntersection()
    ? type.types.some(isClobberable)
    : clobberable.has(type.symbol?.name ?? '') && !!type.symbol.declarations?.some(isOfLibrary);

const isOfLibrary = (node: ts.Node): boolean => /[\\/]lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName);

const nameOf = (node: ts.PropertyName | ts.MemberName | undefined): string | undefined =>
  node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : undefined;

function propertiesOf(node: ts.Node): readonly (readonly [owner: ts.Node, property: string])[] {
  if (ts.isPropertyAccessExpression(node)) return [[node.expression, node.name.text]];
  if (!ts.isObjectBindingPattern(node)) return [];
  return node.elements.flatMap(({ propertyName, name, dotDotDotToken }) => {
    const property = nameOf(propertyName ?? (ts.isIdentifier(name) ? name : undefined));
    return property && !dotDotDotToken ? [[node, property] as const] : [];
  });
}

/**
 * Finds reads of properties of documents and forms, as `file:line property`. `name` and `id` attributes in the page
 * replace these properties, so code must read them with `unclobber` (core/page/unclobber.ts).
 */
export function findClobberedReads(program: ts.Program, files: readonly string[]): readonly string[] {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`The program has no file ${file}.`);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      // Browsers do not let markup replace `location`.
      for (const [owner, property] of propertiesOf(node))
        if (property !== 'location' && isClobberable(checker.getTypeAtLocation(owner)))
          found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${property}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
