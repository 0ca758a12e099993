/** Creates galleries that show a few slides at a time, and reads their visible state. */
import { eventually, frames, once } from '../../support/eventually.ts';
import { figure, find, place, rect, repeat, type SiteGallery } from './gallery.ts';

/** Changes in tests are short but not immediate, so `speed` is set. */
export const quick = 'speed="60ms"';

export const prints = (count = 8): string => repeat(count, (index) => figure(`Print ${index + 1}`));

/** Creates a gallery, and waits for its strip of thumbnails if it has one. */
export async function moving(design: string, attributes = '', slides = prints(), width = 800): Promise<SiteGallery> {
  const gallery = await place(
    `<site-gallery design="${design}" ${quick} ${attributes}>${slides}</site-gallery>`,
    width,
  );
  const hasStrip = gallery.thumbnails && design !== 'carousel' && gallery.numberOfSlides > 1;
  if (hasStrip) await eventually('the thumbnails', () => has(gallery, 'thumbnails'));
  return gallery;
}

export const part = (gallery: SiteGallery, name: string): HTMLElement =>
  find(gallery.shadowRoot as ShadowRoot, `[part~="${name}"]`);

export const has = (gallery: SiteGallery, name: string): boolean =>
  gallery.shadowRoot?.querySelector(`[part~="${name}"]`) != null;

/** Resolves with the next event of this type. */
export const next = (gallery: Element, type: string): Promise<CustomEvent> =>
  // The events of a gallery are custom ones.
  once(gallery, type) as Promise<CustomEvent>;

/** Runs an action and waits until the slide is in its position. */
export async function slid(gallery: SiteGallery, act: () => unknown): Promise<unknown> {
  const arrival = next(gallery, 'site-slid');
  await act();
  return (await arrival).detail;
}

/** Returns the indexes of the visible slides. */
export const seen = (gallery: SiteGallery): number[] => {
  const box = rect(part(gallery, 'slides'));
  const shown = [...gallery.children].map((slide, index) => ({ index, ...rect(slide).toJSON() }));
  return shown
    .filter(({ left, right, width }) => width > 0 && left >= box.left - 2 && right <= box.right + 2)
    .map(({ index }) => index);
};

/** Waits until the gallery has been notified that it is in view: keys and autoplay need that. */
export async function hasBeenSeen(gallery: SiteGallery): Promise<void> {
  gallery.scrollIntoView();
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(gallery));
  await frames(1);
}

/** Waits until the gallery is in a state. A failure quotes its markup. */
export const settled = (gallery: SiteGallery, isThere: () => boolean): Promise<unknown> =>
  eventually(`the state of ${gallery.outerHTML.slice(0, 200)}`, isThere);
