/** The style of an image's box; page.css applies some of it to the image. */
import type { Size } from '../../../core/model/contract/size.ts';
import { cropCss } from '../../../core/model/images/crop.ts';
import type { ImageSettings } from '../../../core/model/images/settings.ts';

export interface ImageFacts {
  /** The size of the image itself. */
  readonly own?: Size | undefined;
  /** The size of the box. */
  readonly box?: Size | undefined;
  /** It is cut to a shape, which it fills. */
  readonly isCut?: boolean;
  /** The address of what the box has as its background. */
  readonly background?: string | undefined;
}

/** CSS by the names that React gives it. */
type BoxStyle = Readonly<Record<string, string>>;

const ratioOf = (fixed: boolean | number, own: Size | undefined): number | undefined =>
  typeof fixed === 'number' ? fixed : fixed && own ? own.width / own.height : undefined;

/** Any address as it may stand in CSS. */
const cssUrl = (address: string): string => `url("${address.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`;

/** The style that follows from the settings and from what is known by now. */
export function boxStyle(settings: ImageSettings, { own, box, isCut = false, background }: ImageFacts): BoxStyle {
  const { cropMode, stretch } = settings;
  const ratio = ratioOf(settings.fixedRatio, own);
  // The place in a box of one ratio is the same in every size.
  const fitting = isCut && cropMode === 'none' ? { ...settings, cropMode: 'cover' as const } : settings;
  const { objectFit, objectPosition } = cropCss(fitting, own, ratio ? { width: ratio, height: 1 } : box);
  return {
    '--_site-image-fit': objectFit,
    '--_site-image-position': objectPosition,
    '--_site-image-inline': cropMode === 'none' && !stretch ? 'auto' : '100%',
    '--_site-image-block': cropMode === 'none' ? 'initial' : '100%',
    ...(ratio !== undefined && { aspectRatio: String(ratio) }),
    ...(background !== undefined && {
      // The image keeps its box, for screen readers; its content is moved out of view.
      '--_site-image-position': '99999px 0',
      backgroundImage: cssUrl(background),
      backgroundSize: fitting.cropMode === 'none' ? '100% 100%' : fitting.cropMode,
      backgroundPosition: objectPosition,
    }),
  };
}
