/** A URL of a `srcset`, with its offsets in the value. */
export interface SrcsetUrl {
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

const candidate = /[\s,]*([^\s,]\S*)/y;
const descriptors = /(?:[^,(]|\([^)]*(?:\)|$))*/y;

function withoutCommas(text: string): string {
  let end = text.length;
  while (text[end - 1] === ',') end--;
  return text.slice(0, end);
}

/** Returns the URLs of a `srcset` (https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute). */
export function srcsetUrls(value: string): readonly SrcsetUrl[] {
  const found: SrcsetUrl[] = [];
  for (let at = 0; ; ) {
    candidate.lastIndex = at;
    const [, text] = candidate.exec(value) ?? [];
    if (text === undefined) return found;
    const end = candidate.lastIndex;
    const url = withoutCommas(text);
    found.push({ url, start: end - text.length, end: end - text.length + url.length });
    at = end;
    if (url !== text) continue;
    descriptors.lastIndex = end;
    descriptors.exec(value);
    at = descriptors.lastIndex;
  }
}
