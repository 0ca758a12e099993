import type { ReactNode } from 'react';

const star = 'M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z';

const size = 24;
const positions = [0, 1, 2, 3, 4];

const Row = ({ className }: { readonly className: string }): ReactNode => (
  <g className={className}>
    {positions.map((position) => (
      <path key={position} d={star} transform={`translate(${position * size})`} />
    ))}
  </g>
);

/** Five stars, filled up to the rating. */
export const Stars = ({ rating, label }: { readonly rating: number; readonly label: string }): ReactNode => (
  <svg part="stars" className="stars" role="img" aria-label={label} viewBox="0 0 120 24" width="120" height="24">
    <Row className="empty" />
    {/* An inner <svg> clips its content. */}
    <svg width={rating * size} height={size} aria-hidden="true">
      <Row className="full" />
    </svg>
  </svg>
);
