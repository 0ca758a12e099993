import ts from 'typescript';

/** A regular expression in the code. */
export interface RegularExpression {
  readonly source: string;
  readonly flags: string;
  /** Counted from 1. */
  readonly line: number;
}

type Declarations = ReadonlyMap<string, ts.Expression>;

/** Replaces a part of an expression that is known only at run time. */
const UNKNOWN = 'x';

/** Returns the source of `/source/flags`, and its flags. */
function splitLiteral(text: string): { readonly source: string; readonly flags: string } {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

const textOfTemplate = (node: ts.TemplateExpression, isRaw: boolean, known: Declarations): string => {
  const text = (part: ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail): string =>
    (isRaw ? part.rawText : undefined) ?? part.text;
  const spans = node.templateSpans.map(({ expression, literal }) => textOf(expression, known) + text(literal));
  return text(node.head) + spans.join('');
};

/** Returns the items of a list of strings. */
function itemsOf(node: ts.Expression, known: Declarations): readonly string[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => textOf(element, known));
  const declared = ts.isIdentifier(node) ? known.get(node.text) : undefined;
  return declared ? itemsOf(declared, known) : [UNKNOWN];
}

/** Returns the value of a call: of `join`, and of `replace` and `replaceAll` the string before, which is close enough. */
function textOfCall({ expression, arguments: [first] }: ts.CallExpression, known: Declarations): string {
  if (!ts.isPropertyAccessExpression(expression)) return UNKNOWN;
  const { name, expression: subject } = expression;
  if (name.text === 'join') return itemsOf(subject, known).join(first ? textOf(first, known) : ',');
  return name.text.startsWith('replace') ? textOf(subject, known) : UNKNOWN;
}

/** Returns the value of a string, with a placeholder for each part that is known only at run time. */
function textOf(node: ts.Expression, known: Declarations): string {
  if (ts.isRegularExpressionLiteral(node)) return splitLiteral(node.text).source;
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) return textOfTemplate(node, false, known);
  if (ts.isTaggedTemplateExpression(node)) {
    const { template } = node;
    if (ts.isTemplateExpression(template)) return textOfTemplate(template, true, known);
    return template.rawText ?? template.text;
  }
  if (ts.isBinaryExpression(node)) return textOf(node.left, known) + textOf(node.right, known);
  if (ts.isPropertyAccessExpression(node))
    return node.name.text === 'source' ? textOf(node.expression, known) : UNKNOWN;
  if (ts.isCallExpression(node)) return textOfCall(node, known);
  const declared = ts.isIdentifier(node) ? known.get(node.text) : undefined;
  return declared ? textOf(declared, known) : UNKNOWN;
}

function declarationsIn(source: ts.SourceFile): Declarations {
  const known = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      known.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return known;
}

const isConstructed = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

/** Finds all literals, and all expressions that are built from strings. */
export function findRegularExpressions(file: string, code: string): RegularExpression[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const known = declarationsIn(source);
  const found: RegularExpression[] = [];
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) found.push({ ...splitLiteral(node.text), line });
    const [pattern, flags] = isConstructed(node) ? (node.arguments ?? []) : [];
    if (pattern) found.push({ source: textOf(pattern, known), flags: flags ? textOf(flags, known) : '', line });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
