import { dataSettings, defaultSettings, type ImageSettings } from '../../model/images/settings.ts';

/** Crops that platform markup says by a class around the image. */
const around = '.content-fill, .content-fit';

/** What the markup says of an image: its data attributes, then what stands around it, then the defaults. */
export function readImage(image: HTMLImageElement): ImageSettings {
  const holder = image.parentElement;
  const said = dataSettings((name) => image.getAttribute(name));
  const cropMode = holder?.matches(around) && (holder.matches('.content-fill') ? 'cover' : 'contain');
  const { alignment } = dataSettings((name) =>
    name === 'data-alignment' ? (holder?.getAttribute(name) ?? null) : null,
  );
  return { ...defaultSettings, ...(cropMode && { cropMode }), ...(alignment && { alignment }), ...said };
}
