import ts from 'typescript';
import { type Comment, commentLines, commentsIn } from './comments.ts';
import { isTable, limits, typeTests } from './limits.ts';

export interface FunctionSize {
  readonly lines: number;
  readonly isView: boolean;
  /** `file:line` of its start. */
  readonly at: string;
}

/** Measurements of one file. Positions are `file:line`, which terminals turn into links. */
export interface FileMeasure {
  readonly file: string;
  readonly lines: number;
  readonly commentLines: number;
  readonly functions: readonly FunctionSize[];
  readonly anys: readonly string[];
  readonly silenced: readonly string[];
  readonly onlys: readonly string[];
  /** Casts and non-null assertions; `unexplained` are those without a comment. */
  readonly casts: readonly string[];
  readonly unexplained: readonly string[];
  readonly isTooLong: boolean;
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

const containsJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  (ts.forEachChild(node, containsJsx) ?? false);

const isConst = (node: ts.AsExpression): boolean => node.type.getText() === 'const';

/** `x as unknown as Y` is one cast. */
const isCast = (node: ts.Node): boolean =>
  ts.isNonNullExpression(node) ||
  (ts.isAsExpression(node) && !isConst(node) && !ts.isAsExpression(node.parent)) ||
  ts.isTypeAssertionExpression(node);

const testFunctions = new Set(['describe', 'it', 'test', 'suite', 'context']);

const isOnly = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'only' && testFunctions.has(node.expression.getText());

const holdsReason = (node: ts.Node): boolean =>
  ts.isStatement(node) || ts.isClassElement(node) || ts.isPropertyAssignment(node) || ts.isJsxAttribute(node);

const enclosing = (node: ts.Node): ts.Node => (holdsReason(node) || !node.parent ? node : enclosing(node.parent));

const allNodes = (node: ts.Node): ts.Node[] => {
  const found: ts.Node[] = [node];
  ts.forEachChild(node, (child) => void found.push(...allNodes(child)));
  return found;
};

const isSilencer = ({ text }: Comment): boolean => /^\/[/*]+\s*@ts-(ignore|expect-error|nocheck)/.test(text);

/** Reads one source file; `file` is its path from the root, with `/`. */
export const measureFile = (file: string, text: string): FileMeasure => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const comments = commentsIn(source);
  const nodes = allNodes(source);
  const line = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const place = (node: ts.Node): string => `${file}:${line(node.getStart()) + 1}`;
  const lines = source.getLineStarts().length - (text.endsWith('\n') ? 1 : 0);

  /** Whether a comment is on a line of the cast, or ends right above the cast or the statement that contains it. */
  const isExplained = (node: ts.Node): boolean => {
    const [first, last] = [line(node.getStart()), line(node.getEnd())];
    const above = [first - 1, line(enclosing(node).getStart()) - 1];
    return comments.some((comment) => (comment.first <= last && comment.last >= first) || above.includes(comment.last));
  };

  const casts = nodes.filter(isCast);
  return {
    file,
    lines,
    commentLines: commentLines(comments),
    functions: nodes.filter(isFunction).map((node) => ({
      lines: line(node.getEnd()) - line(node.getStart()) + 1,
      isView: containsJsx(node),
      at: place(node),
    })),
    anys: nodes.filter(({ kind }) => kind === ts.SyntaxKind.AnyKeyword).map(place),
    silenced: file.startsWith(typeTests) ? [] : comments.filter(isSilencer).map(({ first }) => `${file}:${first + 1}`),
    onlys: nodes.filter(isOnly).map(place),
    casts: casts.map(place),
    unexplained: casts.filter((node) => !isExplained(node)).map(place),
    isTooLong: lines > limits.file && !isTable(file) && !comments.some((comment) => /long because/i.test(comment.text)),
  };
};
