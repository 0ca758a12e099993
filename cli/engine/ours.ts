import type { KnownElement } from './contracts.ts';
import type { PageElement } from './page.ts';
import type { Subject } from './rule.ts';

/** An element of ours on a page, and what its contract says. */
export interface Ours {
  readonly element: PageElement;
  readonly known: KnownElement;
}

/** Every element of ours on a page, in order. */
export const ours = ({ page, elements }: Subject): readonly Ours[] =>
  page.elements.flatMap((element) => {
    const known = elements.get(element.name);
    return known ? [{ element, known }] : [];
  });
