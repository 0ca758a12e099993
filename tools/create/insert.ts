/** Edits of source files that keep everything else as it is. */
import ts from 'typescript';

type List = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

const parse = (text: string): ts.SourceFile => ts.createSourceFile('list.ts', text, ts.ScriptTarget.Latest, true);

/** Returns the literal inside `as const` and `satisfies`. */
const literalIn = (node: ts.Expression | undefined): List | undefined => {
  if (!node) return undefined;
  if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return literalIn(node.expression);
  return undefined;
};

const findStatement = (source: ts.SourceFile, name: string): ts.VariableStatement => {
  const isNamed = ({ name: own }: ts.VariableDeclaration): boolean => own.getText(source) === name;
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement) && statement.declarationList.declarations.some(isNamed)) return statement;
  throw new Error(`There is no list named "${name}" to add an entry to.`);
};

const findList = (source: ts.SourceFile, name: string): List => {
  const [declaration] = findStatement(source, name).declarationList.declarations;
  const list = literalIn(declaration?.initializer);
  if (!list) throw new Error(`"${name}" is not a list or an object literal.`);
  return list;
};

const itemsOf = (list: List): readonly ts.Node[] =>
  ts.isArrayLiteralExpression(list) ? list.elements : list.properties;

/** Returns the text by which an item is sorted: its key, or the item without quotes. */
const sortKey = (item: ts.Node): string => {
  const node = ts.isPropertyAssignment(item) ? item.name : item;
  return node.getText().replace(/^['"]|['"]$/g, '');
};

const insertAt = (text: string, position: number, inserted: string): string =>
  text.slice(0, position) + inserted + text.slice(position);

/** Adds an item at the end of a list. */
export function appendItem(text: string, list: string, item: string): string {
  const found = findList(parse(text), list);
  const last = itemsOf(found).at(-1);
  return insertAt(text, last?.end ?? found.getStart() + 1, `${last ? ',' : ''}\n  ${item}`);
}

/** Adds an item to a sorted list, after the last item that is smaller. */
export function insertItem(text: string, list: string, key: string, item: string): string {
  const found = findList(parse(text), list);
  const smaller = itemsOf(found).findLast((one) => sortKey(one) < key);
  const position = smaller?.end ?? found.getStart() + 1;
  return insertAt(text, position, smaller ? `,\n  ${item}` : `\n  ${item},`);
}

/** Adds an import. Biome sorts the imports afterwards. */
export function insertImport(text: string, statement: string): string {
  const last = parse(text).statements.findLast(ts.isImportDeclaration);
  return insertAt(text, last?.end ?? 0, `\n${statement}`);
}

/** Adds code before the statement that declares `name`, and before its comment. */
export function insertBefore(text: string, name: string, code: string): string {
  const statement = findStatement(parse(text), name);
  const [comment] = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  return insertAt(text, comment?.pos ?? statement.getStart(), `${code}\n\n`);
}

/**
 * Adds a row to a table of a Markdown page, after the last row with a smaller key, or at the end if there is no key. The pattern matches
 * the rows and captures their keys.
 */
export function insertRow(text: string, rows: RegExp, row: string, key?: string): string {
  const previous = [...text.matchAll(rows)].findLast(([, own = '']) => key === undefined || own < key);
  if (!previous) throw new Error(`No row of a table matches ${rows}.`);
  return insertAt(text, previous.index + previous[0].length, `\n${row}`);
}
