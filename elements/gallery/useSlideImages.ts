import { useLayoutEffect, useMemo } from 'react';
import { useAuthorChildren, useNodeProperties } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useWaitingImages } from '../../core/element/hooks/images.ts';
import type { LoadedImages } from '../../core/element/light-dom/loaded-images.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import { describeAccepted } from '../../core/model/contract/describe.ts';
import { imageUrl } from '../../core/model/images/settings.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { imageIn, own } from '../../core/page/slide-media.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { messages } from './messages.en.ts';
import { type ImageAttribute, type ImageStyle, imageStyle } from './model/image-data.ts';

const source = imageUrl();
const accepted = describeAccepted(source);

/** Selects elements with data about an image. */
const described = '[data-image-focal-point], [data-image-dimensions], [style*="--site-given"]';

/** Returns whether an image belongs to this gallery, and not to a gallery inside a slide. */
const isOf = (host: Element, image: Element): boolean => image.closest(host.localName) === host;

/** Returns an attribute of the image, or of the nodes between it and the gallery. */
function attributeAround(host: Element, image: Element, name: ImageAttribute): string | null {
  const holder = image.closest(`[${name}], ${host.localName}`);
  return holder && holder !== host ? unclobber(holder).getAttribute(name) : null;
}

const hasSize = (image: Element): boolean => image.hasAttribute('width') && image.hasAttribute('height');

/** An image that only script loads, as site builders write it. */
const waits = ({ dataset }: HTMLImageElement): boolean => Boolean(dataset.src);

/** The ratio of the loaded image takes precedence over the author's. WebKit treats an image without `src` as loaded. */
const ratioFor = (image: HTMLImageElement, ratio: string | undefined): string | undefined =>
  hasSize(image) ? undefined : waits(image) || ratio === undefined ? ratio : `auto ${ratio}`;

const toProperties = (image: HTMLImageElement, { focalPoint, ratio }: ImageStyle) => ({
  '--site-given-focal-point': focalPoint,
  '--site-given-ratio': ratioFor(image, ratio),
});

/**
 * Sets the focal point of each image and, until it is loaded, the ratio of its box. Loads images that have a
 * `data-src`, with `lazyLoad` when they come near the viewport. Applies to later slides too.
 */
export function useSlideImages(lazyLoad: boolean): LoadedImages | undefined {
  const host = useHost();
  const slides = useAuthorChildren();
  const pictures = useMemo(
    () =>
      // Most galleries have none of these attributes, and reading them image by image is slow.
      host.querySelector(described)
        ? [...host.querySelectorAll<HTMLImageElement>(`img${own}`)]
            .filter((image) => isOf(host, image))
            .map((image) => ({ image, style: imageStyle((name) => attributeAround(host, image, name)) }))
        : [],
    [host, slides],
  );
  useNodeProperties(
    useMemo(() => new Map(pictures.map(({ image, style }) => [image, toProperties(image, style)])), [pictures]),
  );
  const waiting = useMemo(
    () =>
      host.querySelector('img[data-src]')
        ? slides.map(imageIn).filter((image): image is HTMLImageElement => !!image && isOf(host, image) && waits(image))
        : [],
    [host, slides],
  );
  const loaded = useWaitingImages(waiting, lazyLoad ? 'viewport' : 'true');
  useLayoutEffect(() => {
    for (const { args } of pictures.flatMap(({ style }) => style.problems)) {
      warnOnce(formatMessage(messages['gallery-image-data-ignored'], args));
    }
  }, [pictures]);
  useLayoutEffect(() => {
    for (const { dataset } of waiting) {
      const { src: value = '' } = dataset;
      if (source.parse(value) === undefined)
        warnOnce(formatMessage(messages['gallery-image-data-ignored'], { attribute: 'data-src', value, accepted }));
    }
  }, [waiting]);
  return loaded;
}
