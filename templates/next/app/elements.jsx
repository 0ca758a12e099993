'use client';

import { useEffect } from 'react';

const load = () =>
  Promise.all([
    import('site-elements/cookie-banner'),
    import('site-elements/form'),
    import('site-elements/gallery'),
    import('site-elements/map'),
  ]);

/** Loads the elements that the site uses, after React has hydrated the page, because they write into their markup. */
export function Elements() {
  useEffect(() => void load(), []);
  return null;
}
