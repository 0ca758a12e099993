/** The position of an image in its box, in CSS. */
import type { Size } from '../contract/size.ts';
import { centred, positionCss } from './position.ts';
import type { ImageSettings } from './settings.ts';

type CropSettings = Pick<ImageSettings, 'cropMode' | 'stretch' | 'focalPoint' | 'alignment' | 'useAdvancedPositioning'>;

export interface Crop {
  readonly objectFit: string;
  readonly objectPosition: string;
}

const fitOf = ({ cropMode, stretch }: CropSettings): string => {
  if (cropMode !== 'contain') return cropMode === 'cover' ? 'cover' : 'fill';
  return stretch ? 'contain' : 'scale-down';
};

/** Positions an uncropped image by its alignment, and a cropped one around its focal point. Sizes are optional. */
export function cropCss(settings: CropSettings, own?: Size, box?: Size): Crop {
  const { cropMode, alignment = { x: 0.5, y: 0.5 }, focalPoint, useAdvancedPositioning } = settings;
  const point = useAdvancedPositioning && own && box ? centred(focalPoint, own, box) : focalPoint;
  return { objectFit: fitOf(settings), objectPosition: positionCss(cropMode === 'contain' ? alignment : point) };
}
