/** Finds the videos of a page as `<site-video>` and site builders read them: from URLs and from embed markup. */
import { nearestOf } from './closest.ts';
import { attributeOf, named, type Page, type PageAttribute, type PageElement, textOf, withAttribute } from './page.ts';
import { slideNodesOf } from './slides.ts';

/** The attribute that determines a video. */
export interface PageVideo {
  readonly attribute: PageAttribute;
  /** Whether the value is embed markup, not a URL. */
  readonly isMarkup: boolean;
  /** Whether an image covers the player until it plays. */
  readonly hasImage: boolean;
}

const hasClass = (element: PageElement, ...names: readonly string[]): boolean => {
  const classes = textOf(element, 'class').split(/\s+/);
  return names.some((name) => classes.includes(name));
};

/** Content that may come from visitors, and that elements do not read (docs/security.md). */
const isCaption = (element: PageElement): boolean =>
  element.name === 'figcaption' ||
  element.name === 'noscript' ||
  textOf(element, 'slot') === 'caption' ||
  hasClass(element, 'image-slide-title', 'meta', 'lightbox-meta');

/** Returns an attribute that has a value. */
const set = (element: PageElement | undefined, name: string): PageAttribute | undefined => {
  const attribute = element && attributeOf(element, name);
  return attribute?.value.trim() ? attribute : undefined;
};

/** Attribute values of another library: whether its tooltips contain HTML. */
const isSwitch = ({ value }: PageAttribute): boolean => value === 'true' || value === 'false';

const markupOf = (element: PageElement | undefined): PageAttribute | undefined => {
  const attribute = set(element, 'data-html');
  return attribute && !isSwitch(attribute) ? attribute : undefined;
};

function videoOf(host: PageElement, content: readonly PageElement[]): readonly PageVideo[] {
  if (content.some(({ name }) => name === 'video')) return [];
  const hasImage = content.some(({ name }) => name === 'img');
  const src = set(host, 'src');
  if (src) return [{ attribute: src, isMarkup: false, hasImage }];
  const markup = set(host, 'embed-html') ?? markupOf([host, ...content].find(markupOf));
  if (markup) return [{ attribute: markup, isMarkup: true, hasImage }];
  const href = set(
    content.find((element) => element.name === 'a' && attributeOf(element, 'href')),
    'href',
  );
  return href ? [{ attribute: href, isMarkup: false, hasImage }] : [];
}

/** Returns the videos of `<site-video>` elements. */
function ownVideos(page: Page): readonly PageVideo[] {
  const hosts = named(page, 'site-video');
  if (hosts.length === 0) return [];
  const captions = nearestOf(page, isCaption);
  const content = new Map(hosts.map((host): [PageElement, PageElement[]] => [host, []]));
  const around = nearestOf(page, ({ name }) => name === 'site-video');
  for (const element of page.elements) {
    const host = around[element.index];
    const isRead = host && host !== element && (captions[element.index]?.index ?? -1) < host.index;
    if (isRead) content.get(host)?.push(element);
  }
  return [...content].flatMap(([host, elements]) => videoOf(host, elements));
}

/** Returns the embed markup of slides and of site builders, outside of `<site-video>`. */
function builderVideos(page: Page): readonly PageVideo[] {
  const slides = slideNodesOf(page);
  const hosts = nearestOf(page, ({ name }) => name === 'site-video');
  const images = new Set(
    nearestOf(page, (element) => attributeOf(element, 'data-html') !== undefined).filter(
      (holder, index) => holder && page.elements[index]?.name === 'img',
    ),
  );
  return withAttribute(page, 'data-html').flatMap((element) => {
    const attribute = markupOf(element);
    const isVideo =
      attribute !== undefined &&
      !hosts[element.index] &&
      (slides.has(element) ||
        hasClass(element, 'sqs-video-wrapper') ||
        attributeOf(element, 'data-provider-name') !== undefined);
    return isVideo ? [{ attribute, isMarkup: true, hasImage: images.has(element) }] : [];
  });
}

/** Returns the videos of a page that it declares by attributes. */
export const videosOf = (page: Page): readonly PageVideo[] => [
  ...ownVideos(page),
  ...(withAttribute(page, 'data-html').length > 0 ? builderVideos(page) : []),
];
