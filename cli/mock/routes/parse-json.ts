/** Parses JSON of requests, with limits that keep one request from stopping the server. */

/** More nested levels overflow the stack of `JSON.stringify` and `structuredClone`. */
const maxDepth = 200;

/** Lists, objects, and the values between commas. A schema creates several messages for each wrong one. */
const maxValues = 20_000;

export class JsonTooComplexError extends Error {}

/** Checks the text, because parsing a million values takes a second. */
function isTooComplex(text: string): boolean {
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
    if (depth > maxDepth || values > maxValues) return true;
  }
  return false;
}

/** Parses JSON. Throws a SyntaxError for other text, and a JsonTooComplexError above the limits. */
export function parseJson(text: string): unknown {
  if (isTooComplex(text)) throw new JsonTooComplexError();
  return JSON.parse(text);
}
