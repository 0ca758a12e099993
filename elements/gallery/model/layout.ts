/** The settings of a gallery as the custom properties that layout.css and page.css use. */
import type { Length } from '../../../core/model/contract/length.ts';
import type { Alignment } from './alignment.ts';
import { usedColumnWidth } from './column-width.ts';
import type { Design } from './designs.ts';
import { type SlidesPerRow, shareOf } from './slides-per-row.ts';

export type Orientation = 'horizontal' | 'vertical';

/** The settings of the layout, in the units of the contract. */
export interface LayoutSettings {
  readonly design: Design;
  readonly slidesPerRow: SlidesPerRow;
  readonly orientation?: Orientation;
  readonly columnWidth: number;
  readonly rowHeight: number;
  readonly gutter: number;
  readonly aspectRatio: number | undefined;
  readonly autoCrop: boolean;
  readonly listImageSize: Length;
  readonly activeAlignment?: Alignment;
  readonly snapPoints?: readonly number[] | undefined;
}

/** The underscore marks private properties. */
export type LayoutProperties = Readonly<Record<`--_site-gallery-${string}`, string>>;

const columns = ({ slidesPerRow }: LayoutSettings): LayoutProperties => ({
  ...(typeof slidesPerRow === 'number'
    ? { '--_site-gallery-columns': String(slidesPerRow) }
    : { '--_site-gallery-share': shareOf(slidesPerRow) }),
});

const columnWidth = (settings: LayoutSettings): LayoutProperties => ({
  '--_site-gallery-column': `${usedColumnWidth(settings.columnWidth)}px`,
});

/** In these designs the ratio applies to the box; images keep their own ratio. */
const box = ({ aspectRatio = 2 }: LayoutSettings): LayoutProperties => ({
  '--_site-gallery-box': String(aspectRatio),
  '--_site-gallery-ratio': 'initial',
});

const snaps: Readonly<Record<Alignment, string>> = { start: 'start', middle: 'center', end: 'end' };

/** Properties of single designs. */
const byDesign: Readonly<Partial<Record<Design, (settings: LayoutSettings) => LayoutProperties>>> = {
  grid: columns,
  carousel: columns,
  autogrid: columnWidth,
  autocolumns: columnWidth,
  autorows: ({ rowHeight, autoCrop }) => ({
    '--_site-gallery-row': `${rowHeight}px`,
    ...(!autoCrop && { '--_site-gallery-grow': '0' }),
  }),
  list: ({ listImageSize }) => ({ '--_site-gallery-picture': listImageSize }),
  slider: ({ activeAlignment = 'middle', snapPoints, ...settings }) => ({
    ...box(settings),
    '--_site-gallery-snap': snapPoints ? 'none' : snaps[activeAlignment],
    // Snap points are positions in the scroll range of the slides alone.
    ...((snapPoints || activeAlignment !== 'middle') && { '--_site-gallery-room': '0%' }),
  }),
  // One slide fills the box, so there is no gutter.
  slideshow: (settings) => ({ ...box(settings), '--_site-gallery-gutter': '0px' }),
};

/**
 * For a missing property layout.css has a default. Gutters of a carousel are in percent (docs/decisions.md#decision-5).
 */
export const layoutProperties = (settings: LayoutSettings): LayoutProperties => ({
  '--_site-gallery-gutter': `${settings.gutter}${settings.design === 'carousel' ? '%' : 'px'}`,
  ...(settings.aspectRatio !== undefined && { '--_site-gallery-ratio': String(settings.aspectRatio) }),
  ...(!settings.autoCrop && { '--_site-gallery-fit': 'contain' }),
  ...byDesign[settings.design]?.(settings),
});
