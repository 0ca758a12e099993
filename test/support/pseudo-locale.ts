/**
 * A pseudo-locale: English messages with accents, about 40 % longer, between ⟦ and ⟧. It shows texts that are not translated,
 * and texts that are cut off.
 */
import type { MessageTable, MessageTemplate } from '../../core/model/message-format.ts';
import { visitorMessages } from './message-folders.ts';

/** The language tag under which the messages are added: `XA` is reserved for private use. */
export const pseudoLanguage = 'en-XA';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚCÇNÑSŠ'.matchAll(/(.)(.)/g)].map(([, plain = '', accent = '']) => [plain, accent]),
);

/** Lengthens the words of a text by repeating vowels, as long words of other languages cannot be broken either. */
function lengthen(text: string): string {
  let missing = Math.ceil(text.length * 0.4);
  const longer = text.replaceAll(/[aeiouAEIOU]/g, (vowel) => {
    if (missing <= 0) return vowel;
    missing -= 1;
    return vowel + vowel.toLowerCase();
  });
  return longer + 'o'.repeat(Math.max(missing, 0));
}

const accent = (text: string): string => text.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter);

/** Placeholders stay as they are. */
const pseudoText = (text: string): string =>
  `⟦${text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') || part.trim() === '' ? part : accent(lengthen(part))))
    .join('')}⟧`;

const pseudoTemplate = (template: MessageTemplate): MessageTemplate => {
  if (typeof template === 'string') return pseudoText(template);
  const forms = Object.entries(template).map(([form, text]) => [form, pseudoText(text ?? '')]);
  return { other: '', ...Object.fromEntries(forms) };
};

/** Returns the messages of the pseudo-locale, for `addMessages(pseudoLanguage, …)`. */
export async function pseudoMessages(): Promise<MessageTable> {
  const entries = Object.entries(await visitorMessages());
  return Object.fromEntries(entries.map(([code, template]) => [code, pseudoTemplate(template)]));
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** The texts of the pseudo-locale below a node, shadow roots included. */
function* pseudoTexts(node: Node): Iterable<Text> {
  for (const child of node.childNodes) {
    if (isText(child) && /[⟦⟧]/.test(child.data)) yield child;
    yield* pseudoTexts(child);
  }
  const { shadowRoot } = node as Partial<Element>;
  if (shadowRoot) yield* pseudoTexts(shadowRoot);
}

const rendererOf = (node: Element): Element | null => {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? ('host' in root ? (root as ShadowRoot).host : null);
};

/** Whether an element is only for screen readers, with all that it contains. */
const isSpoken = (node: Element, { clipPath, position }: CSSStyleDeclaration): boolean =>
  position === 'absolute' && (clipPath !== 'none' || node.clientWidth <= 1);

/** Describes what cuts a rectangle off; undefined if all of it is visible or can be scrolled to. */
function cutOff(text: Text, rect: DOMRect, width: number): string | undefined {
  const view = text.ownerDocument.defaultView;
  for (let node = text.parentElement; node && view; ) {
    const style = view.getComputedStyle(node);
    if (isSpoken(node, style)) return undefined;
    const box = node.getBoundingClientRect();
    const isScroller = /auto|scroll/.test(style.overflowX + style.overflowY);
    if (isScroller) return undefined;
    const [x, y] = [/hidden|clip/.test(style.overflowX), /hidden|clip/.test(style.overflowY)];
    const isOutsideX = x && (rect.left < box.left - 1 || rect.right > box.right + 1);
    const isOutsideY = y && (rect.top < box.top - 1 || rect.bottom > box.bottom + 1);
    if (isOutsideX || isOutsideY) return `<${node.localName} part="${node.getAttribute('part') ?? ''}">`;
    node = rendererOf(node) as HTMLElement | null;
  }
  return rect.left < -1 || rect.right > width + 1 ? 'the edge of the page' : undefined;
}

/** Lists the texts of the pseudo-locale that are cut off on a page, each with what cuts it off. */
export function cutTexts(page: Document): readonly string[] {
  const width = page.documentElement.clientWidth;
  return [...pseudoTexts(page.body)].flatMap((text) => {
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const range = page.createRange();
    range.selectNodeContents(text);
    const cuts = [...range.getClientRects()].flatMap((rect) => cutOff(text, rect, width) ?? []);
    return cuts.length > 0 ? [`"${text.data}" by ${[...new Set(cuts)].join(', ')}`] : [];
  });
}

/** Lists the visible texts of the pseudo-locale. */
export const shownTexts = (page: Document): readonly string[] =>
  [...pseudoTexts(page.body)].filter((text) => text.parentElement?.checkVisibility()).map(({ data }) => data);
