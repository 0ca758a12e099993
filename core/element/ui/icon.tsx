import type { ReactNode } from 'react';

/** One grid of 24 units, 1.5 px strokes, the text's colour (design language, "Controls"). */
const paths = {
  check: 'M20 6.5 9.5 17.5 4 12',
} as const;

/** A drawing beside words: hidden from assistive technology, which hears the words. */
export const Icon = ({ name, part }: { readonly name: keyof typeof paths; readonly part?: string }): ReactNode => (
  <svg
    className="icon"
    part={part}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
