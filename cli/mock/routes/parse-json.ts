/** Parses JSON of requests, with limits that keep one request from stopping the server. */

/** More nested levels overflow the stack of `JSON.stringify` and `structuredClone`. */
export const maxDepth = 200;

/** Lists, objects, and the values between commas. A schema creates several messages for each wrong one. */
const maxValues = 20_000;

export class JsonTooComplexError extends Error {}

interface JsonLimits {
  readonly depth: number;
  readonly values: number;
}

/** Checks the text, because parsing a million values takes a second. */
function isTooComplex(text: string, limits: JsonLimits): boolean {
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') isInString = !isInString;
    else if (isInString) at += char === '\\' ? 1 : 0;
    else if (char === ',') values += 1;
    else if (char === ']' || char === '}') depth -= 1;
    else if (char === '[' || char === '{') {
      depth += 1;
      values += 1;
    }
    if (depth > limits.depth || values > limits.values) return true;
  }
  return false;
}

/** Parses JSON. Throws a SyntaxError for other text, and a JsonTooComplexError above the limits. */
export function parseJson(text: string, { depth = maxDepth, values = maxValues }: Partial<JsonLimits> = {}): unknown {
  if (isTooComplex(text, { depth, values })) throw new JsonTooComplexError();
  return JSON.parse(text);
}
