import { unclobber } from '../unclobber.ts';

/** Levels that a path contains at most. */
const maxDepth = 5;

/** Characters of an id or a class that a path contains at most. */
const maxLength = 40;

function describe(element: Element): string {
  const { localName: name, getAttribute } = unclobber(element);
  const attribute = (of: string): string => (getAttribute.call(element, of) ?? '').trim();
  const id = attribute('id');
  if (id) return `${name}#${id.slice(0, maxLength)}`;
  const [first] = attribute('class').split(/\s+/, 1);
  return first ? `${name}.${first.slice(0, maxLength)}` : name;
}

/** Returns where an element is, for developers: its nearest ancestors up to one with an id, such as `main#shop > ul.prints > li`. */
export function elementPath(element: Element): string {
  const path: string[] = [];
  for (let node: Element | null = element; node && path.length < maxDepth; node = unclobber(node).parentElement) {
    path.unshift(describe(node));
    if (path[0]?.includes('#')) break;
  }
  return path.join(' > ');
}
