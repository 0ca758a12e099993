import MagicString from 'magic-string';
import type { Plugin } from 'rollup';
import ts from 'typescript';

/** Properties that only the build and prerendering read, or that exist for their type. */
const unused = ['load', 'wake', 'wakeIf', 'uses', 'properties'];

/** Returns the object that a module passes to `defineContract`. */
function findContract(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineContract') {
    const [contract] = node.arguments;
    return contract && ts.isObjectLiteralExpression(contract) ? contract : undefined;
  }
  return ts.forEachChild(node, findContract);
}

/** Leaves out the properties of contracts that no page needs. */
export const contractPlugin = (): Plugin => ({
  name: 'contract',
  transform(code, id) {
    if (!/[\\/]elements[\\/][\w-]+[\\/]contract\.ts$/.test(id)) return null;
    const contract = findContract(ts.createSourceFile(id, code, ts.ScriptTarget.Latest));
    if (!contract) this.error('The module does not call defineContract() with an object.');
    const text = new MagicString(code);
    for (const property of contract.properties)
      if (property.name && ts.isIdentifier(property.name) && unused.includes(property.name.text)) {
        const comma = code.indexOf(',', property.end);
        text.remove(property.pos, comma < contract.end ? comma + 1 : property.end);
      }
    return { code: text.toString(), map: text.generateMap({ hires: true }) };
  },
});
