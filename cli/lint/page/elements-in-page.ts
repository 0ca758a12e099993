import type { RuleContext } from '../rule.ts';
import type { KnownElement } from './known-elements.ts';
import { memoizeLast } from './memoize-last.ts';
import type { PageElement } from './page.ts';

/** An element of this package on a page, with its contract. */
export interface ElementInPage {
  readonly element: PageElement;
  readonly known: KnownElement;
}

/** Returns the elements of this package on a page, grouped by tag. */
export const elementsInPage = memoizeLast(({ page, elements }: RuleContext): readonly ElementInPage[] =>
  [...page.byName].flatMap(([name, alike]) => {
    const known = elements.get(name);
    return known ? alike.map((element) => ({ element, known })) : [];
  }),
);
