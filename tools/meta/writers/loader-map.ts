import type { Writer } from '../element-description.ts';
import { jsonText } from './json-text.ts';

/** When the loader fetches each element, by tag. */
export const loaderMap: Writer = (elements) =>
  jsonText(Object.fromEntries(elements.map(({ tag, load }) => [tag, load])));
