/** The style of an image's box; page.css applies some of it to the image. */
import type { Size } from '../../../core/model/contract/size.ts';
import { cropCss } from '../../../core/model/images/crop.ts';
import type { ImageSettings } from '../../../core/model/images/settings.ts';

export interface ImageFacts {
  /** The natural size of the image. */
  readonly own?: Size | undefined;
  /** The size of the box. */
  readonly box?: Size | undefined;
  /** The image is clipped to a shape, which it fills. */
  readonly isCut?: boolean;
  /** The URL of the box's background. */
  readonly background?: string | undefined;
}

/** CSS properties by their React names. */
type BoxStyle = Readonly<Record<string, string>>;

const ratioOf = (fixed: boolean | number, own: Size | undefined): number | undefined =>
  typeof fixed === 'number' ? fixed : fixed && own ? own.width / own.height : undefined;

/** Escapes a URL for CSS. */
const cssUrl = (address: string): string => `url("${address.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`;

/** Returns the style for the settings and the sizes that are known. */
export function boxStyle(settings: ImageSettings, { own, box, isCut = false, background }: ImageFacts): BoxStyle {
  const { cropMode, stretch } = settings;
  const ratio = ratioOf(settings.fixedRatio, own);
  // The position in a box with a fixed ratio is the same at every size.
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
