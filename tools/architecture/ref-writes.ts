import ts from 'typescript';

const isRefWrite = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment &&
  ts.isPropertyAccessExpression(node.left) &&
  node.left.name.text === 'current';

/** Returns whether a function is a component or a hook, by its name or by the name of the constant that holds it. */
function isRendered(node: ts.Node): boolean {
  const named = ts.isFunctionDeclaration(node) ? node : node.parent;
  // Declarations and constants have a name, and other parents none: TypeScript has no common type for them.
  const { name } = named as { readonly name?: ts.Node };
  return !!name && ts.isIdentifier(name) && /^(?:use)?[A-Z]/.test(name.text);
}

/** Finds writes to refs that run while a component or hook renders; those in effects and listeners do not. */
export function findRefWrites(code: string): string[] {
  const source = ts.createSourceFile('view.tsx', code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, isRender: boolean): void => {
    if (isRender && isRefWrite(node)) found.push(node.getText());
    const inside = ts.isFunctionLike(node) ? isRendered(node) : isRender;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, false);
  return found;
}
