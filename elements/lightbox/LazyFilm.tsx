import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { FilmProps } from './Film.tsx';

/** Videos are loaded by the first slide that is one: most lightboxes have none. */
export function LazyFilm(props: FilmProps): ReactNode {
  const [module, setModule] = useState<typeof import('./Film.tsx')>();
  useLayoutEffect(() => {
    // A film that cannot be loaded leaves its place empty.
    void import('./Film.tsx').then(setModule, () => undefined);
  }, []);
  return module ? <module.Film {...props} /> : <div className="picture film" part="picture" />;
}
