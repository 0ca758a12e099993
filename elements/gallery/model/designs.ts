/**
 * The designs, by the names of block data, and `autorows` (widgets 2, "Gallery designs"; decisions 1). The spec calls
 * `stacked` base, `slider` strip and `slideshow` stacked inside; here each has its one name everywhere.
 */
export const designs = [
  'stacked',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
] as const;

export type Design = (typeof designs)[number];

/** Designs that show a few slides at a time and move to others. */
export type MovingDesign = 'slider' | 'slideshow' | 'carousel';

/** Whether a design has a current slide, with controls to move from one to the next. */
export const isMoving = (design: Design): design is MovingDesign =>
  design === 'slider' || design === 'slideshow' || design === 'carousel';
