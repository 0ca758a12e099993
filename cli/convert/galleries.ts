/** Converts galleries of site builders: blocks with settings in JSON, and sections with settings in `data-props`. */
import { contract } from '../../elements/gallery/contract.ts';
import { readBlock } from '../../elements/gallery/model/block-data.ts';
import { isBoxed } from '../../elements/gallery/model/designs.ts';
import { attributeOf, type PageElement, textOf } from '../lint/page/page.ts';
import {
  childrenOf,
  contentRange,
  converted,
  hasClass,
  inside,
  type Job,
  leave,
  outerEnd,
  outerRange,
  plainText,
  rename,
} from './job.ts';
import { convertVideo } from './media.ts';
import { settingsText } from './settings.ts';

type Settings = Readonly<Record<string, unknown>>;

/** Returns the outermost elements that pass a test. */
function outermost(elements: readonly PageElement[], test: (element: PageElement) => boolean): readonly PageElement[] {
  const found: PageElement[] = [];
  for (const element of elements) if (element.index >= (found.at(-1)?.next ?? 0) && test(element)) found.push(element);
  return found;
}

/** Returns the child of `ancestor` that an element is, or is in. */
function childAround(element: PageElement, ancestor: PageElement): PageElement {
  let child = element;
  while (child.parent && child.parent !== ancestor) child = child.parent;
  return child;
}

/** Returns the nearest element that all others are in. */
function commonParent(elements: readonly PageElement[]): PageElement | undefined {
  const [first, last] = [elements[0], elements.at(-1)];
  let parent = first?.parent;
  while (parent && last && last.index >= parent.next) parent = parent.parent;
  return parent;
}

const isImage = ({ name }: PageElement): boolean => name === 'img';
const isSlide = (element: PageElement): boolean => hasClass(element, 'slide') || element.name === 'figure';

/** Returns the slides of a gallery: its slides or figures, or else its images. */
function slidesOf(block: PageElement, job: Job): readonly PageElement[] {
  const content = inside(block, job.page);
  const slides = outermost(content, isSlide);
  if (slides.length > 0) return slides;
  const images = content.filter((one) => isImage(one) && one.parent?.name !== 'noscript');
  const parent = commonParent(images);
  return parent ? [...new Set(images.map((image) => childAround(image, parent)))] : [];
}

/** Removes the tags of an element; its content stays. */
function unwrap(element: PageElement, { edits, text }: Job): void {
  edits.remove(element.tag.start, contentRange(element, text).start);
  edits.remove(element.end, outerEnd(element, text));
}

const isCaption = (element: PageElement): boolean =>
  ['image-slide-title', 'meta', 'gallery-caption'].some((name) => hasClass(element, name));

/** A slide with a caption becomes a figure: the caption is then shown below the image, with and without script. */
function convertSlide(slide: PageElement, job: Job): void {
  const { page, text } = job;
  if (slide.name !== 'div') return;
  const wrapper = childrenOf(slide, page).find((one) => hasClass(one, 'margin-wrapper'));
  // An id or a style of the wrapper must not be lost.
  if (wrapper && (attributeOf(wrapper, 'id') || attributeOf(wrapper, 'style'))) return;
  const caption = childrenOf(wrapper ?? slide, page).find(isCaption);
  if (caption?.name !== 'div' || plainText(text, outerRange(caption, text)) === '') return;
  rename(slide, 'figure', job);
  rename(caption, 'figcaption', job);
  if (wrapper) unwrap(wrapper, job);
}

function wrapSlides(block: PageElement, settings: string, kind: string, job: Job): boolean {
  const { page, text, edits } = job;
  const slides = slidesOf(block, job);
  const known = new Set(slides);
  const [first, last] = [slides[0], slides.at(-1)];
  const parent = first?.parent;
  if (
    !parent ||
    !last ||
    /^(?:ul|ol|table|tbody|tr)$/.test(parent.name) ||
    slides.some((slide) => slide.parent !== parent)
  )
    return false;
  const siblings = childrenOf(parent, page);
  const others = siblings.filter((one) => !/^(?:noscript|script)$/.test(one.name) && !known.has(one));
  const isWhole = others.length === 0;
  // The twin of the first image is before it.
  const before = siblings[siblings.indexOf(first) - 1];
  const start = before?.name === 'noscript' ? before.tag.start : first.tag.start;
  const range = isWhole ? contentRange(parent, text) : { start, end: outerEnd(last, text) };
  if (others.some(({ tag }) => tag.start > range.start && tag.start < range.end)) return false;
  edits.wrap(range.start, range.end, `<site-gallery${settings}>`, '</site-gallery>');
  for (const slide of slides) convertSlide(slide, job);
  for (const video of inside(parent, page).filter((one) => hasClass(one, 'sqs-video-wrapper')))
    convertVideo(video, job);
  return converted(job, block, 'site-gallery', kind);
}

/** Converts a gallery block, with the settings in its `data-block-json`. */
export function convertGalleryBlock(block: PageElement, job: Job): boolean {
  const json = textOf(block, 'data-block-json');
  const { settings, problem } = readBlock(json, contract.attributes);
  if (problem && json.trim() !== '') return leave(job, block, 'convert-left-json', { kind: 'gallery' });
  // A block without settings shows a grid, as site builders do.
  const design = settings.design ?? 'grid';
  // In other designs this setting is left over from one that was selected before.
  const thumbnails = isBoxed(design) ? {} : { thumbnailsPerRow: undefined };
  const attributes = settingsText(contract, { ...settings, design, ...thumbnails });
  return wrapSlides(block, attributes, 'gallery', job) || leave(job, block, 'convert-left-slides');
}

/** The designs of gallery sections. */
const designs: readonly (readonly [pattern: RegExp, design: string])[] = [
  [/masonry/i, 'autocolumns'],
  [/strips/i, 'autorows'],
  [/reel/i, 'slider'],
  [/slideshow|fullscreen/i, 'slideshow'],
  [/carousel/i, 'carousel'],
  [/grid/i, 'grid'],
];

const numberIn = (props: Settings, key: string): number | undefined => {
  const value = props[key];
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
};

/** The width for which the editor of site builders shows the number of columns, in CSS pixels. */
const sectionWidth = 1200;

function sectionSettings(controller: string, props: Settings): Settings {
  const columns = numberIn(props, 'numColumns');
  const [, named = 'grid'] = designs.find(([pattern]) => pattern.test(controller)) ?? [];
  const design = named === 'autocolumns' && columns === 1 ? 'stacked' : named;
  const isMoving = design === 'slideshow' || design === 'slider' || design === 'carousel';
  return {
    design,
    ...(design === 'grid' && columns !== undefined && columns <= 12 && { slidesPerRow: columns }),
    ...(design === 'autocolumns' && columns !== undefined && { columnWidth: Math.floor(sectionWidth / columns / 1.2) }),
    ...(design === 'autorows' && { rowHeight: numberIn(props, 'rowHeight') ?? numberIn(props, 'height') }),
    ...(design !== 'carousel' && {
      gutter: typeof props.gutter === 'number' && props.gutter >= 0 ? props.gutter : undefined,
    }),
    lightbox: props.lightboxEnabled === true,
    ...(isMoving && { autoplay: props.autoplay === true || props.autoplayEnabled === true }),
  };
}

/** Converts a gallery section. */
export function convertGallerySection(section: PageElement, job: Job): boolean {
  const props = attributeOf(section, 'data-props')?.value ?? '{}';
  let read: unknown;
  try {
    read = JSON.parse(props);
  } catch {
    return leave(job, section, 'convert-left-json', { kind: 'gallery section' });
  }
  const settings = sectionSettings(textOf(section, 'data-controller'), Object(read));
  return (
    wrapSlides(section, settingsText(contract, settings), 'gallery section', job) ||
    leave(job, section, 'convert-left-slides')
  );
}
