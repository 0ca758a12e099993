import { dataSettings, defaultSettings, type ImageSettings } from '../../model/images/settings.ts';
import { unclobber } from '../unclobber.ts';

/** Classes around the image that set its crop mode. */
const around = '.content-fill, .content-fit';

/** Reads the settings of an image: its data attributes, then those of its parent, then the defaults. */
export function readImage(image: HTMLImageElement): ImageSettings {
  const holder = image.parentElement && unclobber(image.parentElement);
  const own = dataSettings((name) => image.getAttribute(name));
  const cropMode = holder?.matches(around) && (holder.matches('.content-fill') ? 'cover' : 'contain');
  const { alignment } = dataSettings((name) =>
    name === 'data-alignment' ? (holder?.getAttribute(name) ?? null) : null,
  );
  return { ...defaultSettings, ...(cropMode && { cropMode }), ...(alignment && { alignment }), ...own };
}
