/** Finds what an attack could leave in the nodes that elements create. */
import { isImageUrl, isSafeUrl } from '../../core/model/safe-url.ts';

/** Elements that our code never creates. */
const foreign =
  'script, object, embed, base, meta, applet, frame, portal, foreignObject, animate, set, use, math, [is]';

const urls = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster', 'ping', 'cite', 'background'];

const isSafe = (name: string, value: string): boolean => {
  if (name === 'srcset') return value.split(/[\s,]+/).every(isImageUrl);
  return !urls.includes(name) || isSafeUrl(value) || (name === 'src' && isImageUrl(value));
};

const isUnsafe = ({ name, value }: Attr): boolean => /^on/i.test(name) || name === 'srcdoc' || !isSafe(name, value);

const nameOf = (node: Element): string => `<${node.localName}>`;

const unsafeIn = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('*')].flatMap((node) => [
    ...(node.matches(foreign) ? [nameOf(node)] : []),
    ...[...node.attributes].filter(isUnsafe).map(({ name, value }) => `${nameOf(node)} ${name}="${value}"`),
    ...(node.shadowRoot ? unsafeIn(node.shadowRoot) : []),
  ]);

/** Returns elements, handlers and URLs in the shadow roots and the generated content of a page that could run script. */
export const unsafeNodes = (page: ParentNode): readonly string[] =>
  [...page.querySelectorAll('*')].flatMap((node) => [
    ...(node.shadowRoot ? unsafeIn(node.shadowRoot) : []),
    ...(node.matches('[data-site-owned]') ? unsafeIn(node) : []),
  ]);
