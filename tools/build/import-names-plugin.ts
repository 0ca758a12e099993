/**
 * Gives imports and exports of minified chunks the same name on both sides, so that `import { a as b }` becomes `import { a }`. The
 * names of a chunk are only exchanged with each other, in all scopes at once, so each identifier still refers to the same variable.
 */
import MagicString from 'magic-string';
import type { Plugin } from 'rollup';
import { parseAst } from 'rollup/parseAst';

/** A node of an ESTree, https://github.com/estree/estree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly computed?: boolean;
  readonly shorthand?: boolean;
}

/** An identifier, and how to write another name in its place. */
interface Use {
  readonly node: Node;
  readonly write: (name: string) => string;
}

/** The identifiers of a chunk that refer to variables, and the names that imports and exports have outside. */
interface Identifiers {
  readonly uses: Use[];
  /** The names of variables that the chunk declares. */
  readonly declared: Set<string>;
  /** Local names with the names outside. */
  readonly shared: (readonly [local: string, outside: string])[];
}

/** Nodes with names that are not variables. */
const skipped =
  /^(?:ImportSpecifier|ExportSpecifier|ExportAllDeclaration|MetaProperty|BreakStatement|ContinueStatement)$/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Returns a child of a node by the name of its property. */
const childOf = (node: Node, key: string): Node | undefined => {
  const value: unknown = Reflect.get(node, key);
  return isNode(value) ? value : undefined;
};

/** Adds the names that a pattern declares. */
function declare(pattern: Node | undefined, declared: Set<string>): void {
  if (pattern?.type === 'Identifier' && pattern.name) declared.add(pattern.name);
  else if (pattern?.type === 'Property') declare(childOf(pattern, 'value'), declared);
  else if (pattern?.type === 'AssignmentPattern') declare(childOf(pattern, 'left'), declared);
  else if (pattern && /^(?:ObjectPattern|ArrayPattern|RestElement)$/.test(pattern.type))
    for (const child of childrenOf(pattern)) declare(child, declared);
}

function declarePatternsOf(node: Node, declared: Set<string>): void {
  const params: unknown = Reflect.get(node, 'params');
  if (Array.isArray(params)) for (const param of params) declare(param, declared);
  if (/^(?:VariableDeclarator|Function|Class)/.test(node.type)) declare(childOf(node, 'id'), declared);
  if (node.type === 'CatchClause') declare(childOf(node, 'param'), declared);
}

/** Adds the local name of an import or export. */
function addSpecifier(node: Node, { uses, declared, shared }: Identifiers): void {
  const local = childOf(node, 'local');
  const outside = childOf(node, node.type === 'ImportSpecifier' ? 'imported' : 'exported');
  // Strings have no name.
  if (!local?.name || !outside?.name) return;
  const { name } = outside;
  if (node.type === 'ImportSpecifier') declared.add(local.name);
  shared.push([local.name, name]);
  const [before, after] = node.type === 'ImportSpecifier' ? [`${name} as `, ''] : ['', ` as ${name}`];
  uses.push({ node, write: (to) => (to === name ? to : before + to + after) });
}

/** Adds a property: `{ a }` is the name of the property and a variable. */
function addProperty(node: Node, found: Identifiers): void {
  const value = childOf(node, 'value');
  const variable = value?.type === 'AssignmentPattern' ? childOf(value, 'left') : value;
  if (!node.shorthand || !variable) return void collect(value, found);
  const { name } = variable;
  found.uses.push({ node: variable, write: (to) => (to === name ? to : `${name}:${to}`) });
  if (value?.type === 'AssignmentPattern') collect(childOf(value, 'right'), found);
}

/** Adds the identifiers in a node. */
function collect(node: Node | undefined, found: Identifiers): void {
  if (!node) return;
  declarePatternsOf(node, found.declared);
  if (node.type === 'Identifier') found.uses.push({ node, write: (to) => to });
  else if (node.type === 'ImportSpecifier' || (node.type === 'ExportSpecifier' && childOf(node, 'local')))
    addSpecifier(node, found);
  else if (node.type === 'ExportNamedDeclaration' && childOf(node, 'source')) return;
  else if (node.type === 'ExportNamedDeclaration' && childOf(node, 'declaration'))
    throw new Error('A chunk exports a declaration; its name would change.');
  else if (skipped.test(node.type)) return;
  else if (node.type === 'Property' && !node.computed) addProperty(node, found);
  else if (node.type === 'MemberExpression' && !node.computed) collect(childOf(node, 'object'), found);
  else if (/^(?:Method|Property)Definition$/.test(node.type) && !node.computed) collect(childOf(node, 'value'), found);
  else if (node.type === 'LabeledStatement') collect(childOf(node, 'body'), found);
  else for (const child of childrenOf(node)) collect(child, found);
}

const reserved = /^(?:as|do|if|in|is|of)$/;

/** Gzip compresses frequent names better if all chunks give them to the same kind of variables, as terser does. */
const mostUses = 20;

/** Returns the new names: each name of the chunk becomes one other. */
function exchange({ uses, declared, shared }: Identifiers): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { node } of uses) {
    const name = node.name ?? childOf(node, 'local')?.name ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const countOf = (name: string): number => counts.get(name) ?? 0;
  const canMove = (name: string): boolean =>
    /^[\w$]{1,2}$/.test(name) && !reserved.test(name) && (declared.has(name) || countOf(name) === 0);
  /** The characters that a name outside saves. */
  const gainOf = ([local, outside]: readonly [string, string]): number =>
    4 + local.length - (outside.length - local.length) * (countOf(local) - 1);
  const to = new Map<string, string>();
  const from = new Map<string, string>();
  for (const pair of shared.toSorted((a, b) => gainOf(b) - gainOf(a))) {
    const [local, outside] = pair;
    const isFree = canMove(local) && canMove(outside) && !to.has(local) && !from.has(outside);
    if (!isFree || local === outside || gainOf(pair) <= 0 || countOf(outside) > mostUses) continue;
    to.set(local, outside);
    from.set(outside, local);
  }
  for (const outside of [...from.keys()]) {
    if (to.has(outside)) continue;
    // The name at the other end of the chain is no longer used.
    let unused = outside;
    for (let next = from.get(unused); next !== undefined; next = from.get(unused)) unused = next;
    to.set(outside, unused);
    from.set(unused, outside);
  }
  return to;
}

/** Returns a minified chunk with the names outside for its imports and exports, where they are free. */
export function withOutsideNames(code: string): string {
  const found: Identifiers = { uses: [], declared: new Set(), shared: [] };
  // Rollup's type of nodes has no properties.
  collect(parseAst(code) as Node, found);
  const names = exchange(found);
  const text = new MagicString(code);
  for (const { node, write } of found.uses) {
    const name = node.name ?? childOf(node, 'local')?.name ?? '';
    const written = write(names.get(name) ?? name);
    if (code.slice(node.start, node.end) !== written) text.overwrite(node.start, node.end, written);
  }
  return text.toString();
}

export const importNamesPlugin = (): Plugin => ({
  name: 'import-names',
  renderChunk: (code) => ({ code: withOutsideNames(code), map: null }),
});
