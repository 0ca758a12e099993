import { offsetsInText } from './character-references.ts';
import { type PageAttribute, valueRange } from './page.ts';

/** Returns a function that converts an offset in the value of an attribute to that in the text of its page. */
export function offsetsInAttribute(attribute: PageAttribute, text: string): (offset: number) => number {
  const { start, end } = valueRange(attribute, text);
  const inText = offsetsInText(text.slice(start, end), attribute.value);
  return (offset) => start + inText(offset);
}
