import type { ReactNode } from 'react';

interface Props {
  /** A path in a grid of 24 units, drawn with 1.5 px strokes in the text's colour. */
  readonly path: string;
  readonly part?: string;
}

/** An icon beside text: hidden from assistive technology, which reads the text. */
export const Icon = ({ path, part }: Props): ReactNode => (
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
    <path d={path} />
  </svg>
);
