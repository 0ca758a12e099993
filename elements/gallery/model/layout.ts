/** The settings of a gallery as the custom properties that gallery.css and page.css lay out by. */
import type { Length } from '../../../core/model/contract/length.ts';
import type { Design } from './designs.ts';

/** What decides the layout; the keys and units of the contract. */
export interface LayoutSettings {
  readonly design: Design;
  readonly slidesPerRow: number;
  readonly gutter: number;
  readonly aspectRatio: number | undefined;
  readonly autoCrop: boolean;
  readonly listImageSize: Length;
}

/** The underscore marks what is ours: the public properties have none. */
export type LayoutProperties = Readonly<Record<`--_site-gallery-${string}`, string>>;

const byDesign: Readonly<Partial<Record<Design, (settings: LayoutSettings) => LayoutProperties>>> = {
  grid: ({ slidesPerRow }) => ({ '--_site-gallery-columns': String(slidesPerRow) }),
  list: ({ listImageSize }) => ({ '--_site-gallery-picture': listImageSize }),
};

/** A property that is missing has the default that gallery.css gives it. */
export const layoutProperties = (settings: LayoutSettings): LayoutProperties => ({
  '--_site-gallery-columns': '1',
  ...byDesign[settings.design]?.(settings),
  '--_site-gallery-gutter': `${settings.gutter}px`,
  ...(settings.aspectRatio !== undefined && { '--_site-gallery-ratio': String(settings.aspectRatio) }),
  ...(!settings.autoCrop && { '--_site-gallery-fit': 'contain' }),
});
