/**
 * Matches paths against globs: `*`, `**`, `?`, `[a-z]`, `{a,b}`, `@(a|b)`, `?(a)`, `*(a)`, `+(a)`, `!(a)`, `\` before a
 * character, `!` before a glob. It follows all offsets that a glob can reach at once, so that the work stays bounded by
 * the lengths of glob and path; regular expressions made of globs can take exponential time.
 */

/** Returns the offsets of the path that a piece of a glob can lead to from those offsets. */
type Piece = (path: string, from: ReadonlySet<number>) => ReadonlySet<number>;

const character =
  (test: (character: string) => boolean): Piece =>
  (path, from) =>
    new Set([...from].filter((at) => at < path.length && test(path.charAt(at))).map((at) => at + 1));

const literal = (wanted: string): Piece => character((one) => one === wanted);
const inSegment = character((one) => one !== '/');

const sequence =
  (...pieces: readonly Piece[]): Piece =>
  (path, from) =>
    pieces.reduce((reached, piece) => (reached.size === 0 ? reached : piece(path, reached)), from);

const oneOf =
  (...options: readonly Piece[]): Piece =>
  (path, from) =>
    new Set(options.flatMap((option) => [...option(path, from)]));

const nothing: Piece = (_, from) => from;

/** Matches any number of times, also none. */
const repeated =
  (piece: Piece): Piece =>
  (path, from) => {
    const reached = new Set(from);
    for (let last = from; last.size > 0; ) {
      last = new Set([...piece(path, last)].filter((at) => !reached.has(at)));
      for (const at of last) reached.add(at);
    }
    return reached;
  };

const star = repeated(inSegment);
const segments = repeated(sequence(star, literal('/')));
const anything = sequence(segments, star);

/** Matches every text within a segment but those that the piece matches. */
const otherThan =
  (piece: Piece): Piece =>
  (path, from) => {
    const endsFrom = (start: ReadonlySet<number>): readonly number[] => {
      const excluded = piece(path, start);
      return [...star(path, start)].filter((end) => !excluded.has(end));
    };
    return new Set([...from].flatMap((at) => endsFrom(new Set([at]))));
  };

/** Groups by the character before their parenthesis. */
const groups: Readonly<Record<string, (piece: Piece) => Piece>> = {
  '@': (piece) => piece,
  '?': (piece) => oneOf(nothing, piece),
  '*': repeated,
  '+': (piece) => sequence(piece, repeated(piece)),
  '!': otherThan,
};

/** A class such as `[a-z]` or `[!a-z]`, by what is between its brackets. */
function classOf(content: string): Piece {
  const isNegated = /^[!^]/.test(content);
  const ranges = [...content.slice(isNegated ? 1 : 0).matchAll(/\\?(.)(?:-\\?(.))?/gs)];
  return character(
    (one) => one !== '/' && isNegated !== ranges.some(([, first = '', last = first]) => one >= first && one <= last),
  );
}

/** Splits what is between two signs into its options. Returns undefined when the opening sign is never closed. */
function optionsAt(glob: string, start: number, separator: string, closer: string) {
  const opener = closer === '}' ? '{' : '(';
  const options: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < glob.length; at++) {
    const sign = glob.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === opener) depth += 1;
    else if (depth === 0 && (sign === separator || sign === closer)) {
      options.push(glob.slice(from, at));
      from = at + 1;
      if (sign === closer) return { options, end: from };
    } else if (sign === closer) depth -= 1;
  }
  return undefined;
}

interface Read {
  readonly piece: Piece;
  /** Where the rest of the glob begins. */
  readonly end: number;
}

function readGroup(glob: string, at: number, isRepeated: boolean): Read | undefined {
  const isBrace = glob.charAt(at) === '{';
  const sign = glob.charAt(at);
  const isLoop = '*+!'.includes(sign);
  const group = isBrace ? groups['@'] : glob.charAt(at + 1) === '(' ? groups[sign] : undefined;
  // Loops in loops would multiply the work at each level.
  const found =
    group &&
    !(isLoop && isRepeated) &&
    optionsAt(glob, at + (isBrace ? 1 : 2), isBrace ? ',' : '|', isBrace ? '}' : ')');
  if (!found || (isBrace && found.options.length < 2)) return undefined;
  return {
    piece: group(oneOf(...found.options.map((option) => compile(option, isRepeated || isLoop)))),
    end: found.end,
  };
}

const single = /\\(.)|(\/\*\*)$|(?<=^|\/)((?:\*\*\/)+|\*\*$)|\[([!^]?\]?[^\]/]*)\]|(\*+)|(\?)/sy;

/** Reads the piece of a glob at an offset. */
function readPiece(glob: string, at: number, isRepeated: boolean): Read {
  const group = readGroup(glob, at, isRepeated);
  if (group) return group;
  single.lastIndex = at;
  const found = single.exec(glob);
  if (!found) return { piece: literal(glob.charAt(at)), end: at + 1 };
  const [{ length }, escaped, below, whole, content, stars] = found;
  const end = at + length;
  if (escaped !== undefined) return { piece: literal(escaped), end };
  if (below && at > 0) return { piece: oneOf(nothing, sequence(literal('/'), anything)), end };
  if (below) return { piece: sequence(literal('/'), anything), end };
  if (whole) return { piece: whole.endsWith('/') ? segments : anything, end };
  if (content !== undefined) return { piece: classOf(content), end };
  return { piece: stars ? star : inSegment, end };
}

function compile(glob: string, isRepeated = false): Piece {
  const pieces: Piece[] = [];
  for (let at = 0; at < glob.length; ) {
    const { piece, end } = readPiece(glob, at, isRepeated);
    pieces.push(piece);
    at = end;
  }
  return sequence(...pieces);
}

/** Makes a test of whether a path, with `/` between its segments, matches one of the globs. */
export function globMatcher(globs: readonly string[]): (path: string) => boolean {
  const tests = globs.map((glob) => {
    const [, negations = '', , rest = ''] = /^(!*(?!\())((?:\.\/)?)(.*)$/s.exec(glob) ?? [];
    return { piece: compile(rest), isNegated: negations.length % 2 === 1 };
  });
  const start = new Set([0]);
  return (path) => tests.some(({ piece, isNegated }) => isNegated !== piece(path, start).has(path.length));
}
