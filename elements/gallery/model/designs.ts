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

/** Whether a design has a box of its own that one slide fills. */
export const isBoxed = (design: unknown): design is 'slider' | 'slideshow' =>
  design === 'slider' || design === 'slideshow';

/** Whether a design has a current slide, with controls to move from one to the next. */
export const isMoving = (design: unknown): design is MovingDesign => isBoxed(design) || design === 'carousel';
