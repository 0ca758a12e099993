import type { Subject } from '../rule.ts';
import type { KnownElement } from './known-elements.ts';
import type { PageElement } from './page.ts';
import { perPage } from './per-page.ts';

/** An element of ours on a page, and what its contract says. */
export interface Ours {
  readonly element: PageElement;
  readonly known: KnownElement;
}

/** Every element of ours on a page, tag by tag. */
export const ours = perPage(({ page, elements }: Subject): readonly Ours[] =>
  [...page.byName].flatMap(([name, alike]) => {
    const known = elements.get(name);
    return known ? alike.map((element) => ({ element, known })) : [];
  }),
);
