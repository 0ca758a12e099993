import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import type { LoadedImages } from '../../core/element/light-dom/loaded-images.ts';
import { useBridge } from '../../core/element/root.tsx';
import { isImageUrl } from '../../core/model/safe-url.ts';
import { readSlide } from '../../core/page/read-slide.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { slideMedia } from '../../core/page/slide-media.ts';
import { hasModifier, stepOfKey } from './model/keys.ts';
import { distanceTo, spanOf } from './model/scroll.ts';
import { thumbnailRange } from './model/thumbnails.ts';
import type { Slides } from './slides.ts';
import sheet from './thumbnails.css';

interface Settings {
  readonly thumbnailsPerRow: number | undefined;
  readonly squareThumbs: boolean;
  readonly thumbnailStripHeight: number;
  readonly thumbnailStripMargin: number;
}

interface Props {
  readonly slides: Slides;
  readonly settings: Settings;
  readonly images: LoadedImages | undefined;
  readonly isRtl: boolean;
  readonly label: string;
  readonly labelOf: (position: number) => string;
}

/** Returns the URL of the slide's image as the author wrote it: a server may not know the URL of the page. */
function authorImageUrl(slide: Element): string | undefined {
  const written = slideMedia(slide).image?.getAttribute('src')?.trim();
  return written && isImageUrl(written) ? written : undefined;
}

/** Returns the URL of the slide's thumbnail, or of its image in a size that fits the strip. */
function smallPicture(slide: Element, height: number, images: LoadedImages | undefined): string | undefined {
  const { thumbnail, src, size } = readSlide(slide);
  if (thumbnail || !src) return thumbnail;
  return images?.addressFor(src, size ? (height * size.width) / size.height : 2 * height);
}

/** Reserves the width of a thumbnail before it has loaded. */
function ratioOf(slide: Element, isSquare: boolean): string | undefined {
  const { size } = readSlide(slide);
  return isSquare ? '1' : size && `${size.width} / ${size.height}`;
}

/** Keeps the current thumbnail in view, and focused while the focus is in the strip. */
function useCurrent(index: number): React.RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = strip.current;
    const current = node?.querySelector<HTMLElement>('[aria-current]');
    if (!node || !current) return;
    const spanIn = (element: Element) => spanOf(element.getBoundingClientRect(), 'right');
    node.scrollLeft += distanceTo(spanIn(node), spanIn(current), 'middle');
    if (node.querySelector(':focus')) current.focus({ preventScroll: true });
  }, [index]);
  return strip;
}

/** The strip of thumbnails: one tab stop, with arrow keys that change slides. */
export function Thumbnails({ slides, settings, images, isRtl, label, labelOf }: Props): ReactNode {
  const { nodes, index } = slides;
  const { thumbnailsPerRow, squareThumbs, thumbnailStripHeight, thumbnailStripMargin } = settings;
  const { shadow } = useBridge().host;
  // Not in an effect: the strip scrolls to the current thumbnail in one, and prerendering runs none.
  adoptInto(shadow, [sheet]);
  const strip = useCurrent(index);
  const isClient = useIsClient();
  const thumbnailUrl = (node: Element): string | undefined =>
    isClient ? smallPicture(node, thumbnailStripHeight, images) : authorImageUrl(node);
  const { start, end } = thumbnailRange(index, nodes.length);
  // Always the default arrow keys: the other thumbnails are not in the tab order.
  const press = (event: KeyboardEvent): void => {
    const by = hasModifier(event) ? 0 : stepOfKey(event.key, { keys: [], isRtl });
    if (by === 0) return;
    event.preventDefault();
    slides.step(by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={strip}
      role="group"
      aria-label={label}
      onKeyDown={press}
      className="thumbnails"
      part="thumbnails"
      style={{
        height: `${thumbnailStripHeight}px`,
        marginBlockStart: `${thumbnailStripMargin}px`,
        // React's types know no custom properties.
        ['--_site-gallery-per-row' as string]: thumbnailsPerRow ? String(thumbnailsPerRow) : 'initial',
      }}
    >
      {nodes.slice(start, end).map((node, place) => {
        const to = start + place;
        return (
          <button
            key={to}
            type="button"
            part={to === index ? 'thumbnail current' : 'thumbnail'}
            aria-label={labelOf(to + 1)}
            aria-current={to === index ? 'true' : undefined}
            tabIndex={to === index ? 0 : -1}
            style={{ aspectRatio: ratioOf(node, squareThumbs) }}
            onClick={() => slides.select(to)}
          >
            <img src={thumbnailUrl(node)} alt="" loading="lazy" decoding="async" />
          </button>
        );
      })}
    </div>
  );
}
