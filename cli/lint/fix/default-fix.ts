/** Adds keys to an object in a JSON text, in the style of the text. */
import type { Fix } from '../../../core/model/finding.ts';
import type { JsonNode } from '../data/read-json.ts';

/** The separators between a key and its value, and between the entries of one line. */
interface Style {
  readonly colon: string;
  readonly comma: string;
}

/** Returns the style of an object. A line break after a colon is not part of it. */
function styleAt({ key, start }: JsonNode, text: string): Style {
  const colon = key ? text.slice(key.end, start) : ': ';
  return /[\r\n]/.test(colon) ? { colon: ': ', comma: ', ' } : { colon, comma: colon.endsWith(' ') ? ', ' : ',' };
}

const jsonOf = (value: unknown, { comma }: Style): string =>
  comma === ',' ? JSON.stringify(value) : JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');

const entriesOf = (values: Readonly<Record<string, unknown>>, style: Style): readonly string[] =>
  Object.entries(values).map(([key, value]) => `${JSON.stringify(key)}${style.colon}${jsonOf(value, style)}`);

/** Returns the line break and indentation before an entry on a separate line. */
const lineStart = (text: string, entry: number): string | undefined =>
  /\r?\n[ \t]*$/.exec(text.slice(Math.max(0, text.lastIndexOf('\n', entry - 1) - 1), entry))?.[0];

/** Returns the fix that adds `values` after the last entry of an object. */
export function additionTo(object: JsonNode, values: Readonly<Record<string, unknown>>, text: string): Fix {
  const last = [...(object.members?.values() ?? [])].sort((a, b) => a.end - b.end).at(-1);
  if (!last) {
    const style = styleAt(object, text);
    return { start: object.start + 1, end: object.end - 1, text: entriesOf(values, style).join(style.comma) };
  }
  const style = styleAt(last, text);
  const line = lineStart(text, last.key?.start ?? last.start);
  const between = line === undefined ? style.comma : `,${line}`;
  return {
    start: last.end,
    end: last.end,
    text: entriesOf(values, style)
      .map((entry) => between + entry)
      .join(''),
  };
}
