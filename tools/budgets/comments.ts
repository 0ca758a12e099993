import ts from 'typescript';

/** A comment, by its first and last line, counted from 0. */
export interface Comment {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

const lineOf = (source: ts.SourceFile, position: number): number => source.getLineAndCharacterOfPosition(position).line;

/** Returns all comments of a file, in order; the parser attaches them to tokens. */
export const commentsIn = (source: ts.SourceFile): Comment[] => {
  const found = new Map<number, Comment>();
  const add = (range: ts.CommentRange): void => {
    const text = source.text.slice(range.pos, range.end);
    found.set(range.pos, { first: lineOf(source, range.pos), last: lineOf(source, range.end), text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    ts.forEachLeadingCommentRange(source.text, node.getFullStart(), (...range) => add(rangeOf(range)));
    ts.forEachTrailingCommentRange(source.text, node.getEnd(), (...range) => add(rangeOf(range)));
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found.values()].sort((a, b) => a.first - b.first);
};

type RangeArguments = readonly [pos: number, end: number, kind: ts.CommentKind, ...rest: unknown[]];

const rangeOf = ([pos, end, kind]: RangeArguments): ts.CommentRange => ({ pos, end, kind });

/** Returns the number of lines with a comment. */
export const commentLines = (comments: readonly Comment[]): number =>
  new Set(comments.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)))
    .size;
