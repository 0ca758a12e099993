/**
 * Moves `style` attributes of prerendered markup into a stylesheet: a strict Content Security Policy refuses the
 * attributes, but accepts a stylesheet whose hash or nonce it lists. Hydration restores them through the CSSOM.
 */

/** Refers to a rule of the stylesheet. */
export const styleReference = 'data-site-style';

const styleAttribute = / style="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const decode = (text: string): string =>
  text.replace(/&(?:quot|amp|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** Strings that end. Escapes, braces and tags in them could end the rule or the style. */
const closedStrings = /"[^"\\\n<{}]*"|'[^'\\\n<{}]*'/g;

/** Whether a declaration list cannot end its rule: its strings and functions end, and nothing else in it has another meaning. */
function isClosed(declarations: string): boolean {
  const plain = declarations.replace(closedStrings, '');
  if (/[{}<>@\\"']|\/\*/.test(plain)) return false;
  let depth = 0;
  for (const character of plain) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

export interface MovedStyles {
  readonly html: string;
  /** The rules; empty if no element has a style. */
  readonly css: string;
}

/** Takes HTML that React wrote: attribute values are in double quotes, and texts contain no double quotes. */
export function moveStyles(html: string): MovedStyles {
  const rules: string[] = [];
  const moved = html.replace(styleAttribute, (attribute, value: string) => {
    const declarations = decode(value);
    // React writes declarations that were checked by the contract; others stay where they cannot end a rule.
    if (!isClosed(declarations)) return attribute;
    rules.push(declarations);
    return ` ${styleReference}="${rules.length}"`;
  });
  // The ids give the rule the precedence of a style attribute over the rules of the shadow root.
  const css = rules.map((declarations, index) => `[${styleReference}="${index + 1}"]:not(#_#_){${declarations}}`);
  return { html: moved, css: css.join('') };
}
