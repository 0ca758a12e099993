/** Links that save images to Pinterest. Nothing is requested from the service before a link is used. */
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PinterestSettings } from '../../../model/pinterest/settings.ts';
import { adoptInto } from '../../../page/sheet.ts';
import { imageIn } from '../../../page/slide-media.ts';
import { rectOf } from '../../../page/unclobber.ts';
import { useAuthorChildren } from '../../hooks/author-children.ts';
import { useIsClient } from '../../hooks/client-value.ts';
import { useHost, useHostEffect, useMoveCount } from '../../hooks/host.ts';
import { useMessages } from '../../hooks/language.ts';
import { useLatest } from '../../hooks/latest.ts';
import { useBridge } from '../../root.tsx';
import { Icon } from '../icon.tsx';
import { findPin } from './find-pin.ts';
import { messages } from './messages.en.ts';
import sheet from './pinterest.css';

interface PinLinkProps {
  readonly settings: PinterestSettings;
  /** The author's node with the image. */
  readonly node: Element;
  /** The URL of the image, if the node does not specify it. */
  readonly source?: string | undefined;
  readonly className?: string;
}

/** Keeps a press on the link from the gestures of the elements around it. */
const stop = (event: { stopPropagation: () => void }): void => event.stopPropagation();

/** The link that saves one image; nothing for images that are not the page's own. */
function PinLink({ settings, node, source, className = '' }: PinLinkProps): ReactNode {
  const { host, takeMarkup } = useBridge();
  const { shadow } = host;
  const getMessage = useMessages(messages);
  useMoveCount();
  adoptInto(shadow, [sheet]);
  const { url, description: name } = findPin(node, source);
  // The page may have been prerendered for another URL, whose links are in the markup that is taken over.
  const [isTaken, setTaken] = useState(!takeMarkup);
  useLayoutEffect(() => setTaken(true), []);
  const href = isTaken ? url : shadow.querySelector('[part="pinterest"]')?.getAttribute('href');
  if (!href) return null;
  const { pinterest, pinterestShape, pinterestSize, pinterestColor } = settings;
  return (
    <a
      className={`pin ${pinterest} ${pinterestShape} ${pinterestSize} ${pinterestColor} ${className}`}
      part="pinterest"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name ? getMessage('pinterest-link-named', { name }) : getMessage('pinterest-link')}
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={stop}
      onMouseDown={stop}
      onTouchStart={stop}
    >
      <Icon path="M9 21l3-11M8 13a5 5 0 1 1 8 1c-1.5 1.7-4 1.5-5-.5" />
      {pinterestShape === 'rect' && <span aria-hidden="true">{getMessage('pinterest-save')}</span>}
    </a>
  );
}

interface ImagePinProps extends PinterestSettings {
  readonly source: string | undefined;
  /** The shape of the image, which may have no corners. */
  readonly shape: string | undefined;
}

/** The link of `<site-image>`, over the image: in a corner, or in the middle of a shape. */
export const ImagePin = (values: ImagePinProps): ReactNode => (
  <PinLink
    settings={values}
    node={useHost()}
    source={values.source}
    className={values.shape ? 'single middle' : 'single'}
  />
);

interface ToolPinProps extends PinterestSettings {
  readonly node: Element | undefined;
}

/** The link of a slide among the controls of a lightbox, which are shown and hidden together. */
export const ToolPin = ({ node, ...settings }: ToolPinProps): ReactNode =>
  node && <PinLink settings={{ ...settings, pinterest: 'always' }} node={node} className="tool-pin chrome" />;

/** The distance from the viewport at which the links of images are rendered, so that Tab reaches the next image. */
const margin = '200%';

/** Returns the nodes whose images are in the viewport or near it. */
function useNodesInView(nodes: readonly Element[]): readonly Element[] {
  const [inView, setInView] = useState<ReadonlySet<Element>>(new Set());
  useLayoutEffect(() => {
    const nodeOf = new Map(nodes.map((node) => [imageIn(node), node]));
    const report = (entries: readonly IntersectionObserverEntry[]): void =>
      setInView((known) => {
        const next = new Set(known);
        for (const { target, isIntersecting } of entries) {
          // Only images in the map are observed.
          const node = nodeOf.get(target as HTMLImageElement) as Element;
          if (isIntersecting) next.add(node);
          else next.delete(node);
        }
        return next;
      });
    const observer = new IntersectionObserver(report, { rootMargin: margin });
    for (const image of nodeOf.keys()) if (image) observer.observe(image);
    return () => observer.disconnect();
  }, [nodes]);
  return useMemo(() => nodes.filter((node) => inView.has(node)), [nodes, inView]);
}

/** The space in which the link of an image fits. */
const minSpace = 48;

/** Moves a box over the visible part of an image; hides it if that has no space for a link. */
function cover(box: HTMLElement, node: Element, clip: DOMRect, origin: DOMRect): void {
  const image = imageIn(node);
  const rect = image ? rectOf(image) : origin;
  const left = Math.max(rect.left, clip.left);
  const width = Math.min(rect.right, clip.right) - left;
  const isInert = node.assignedSlot?.closest('[inert]') != null;
  box.hidden = isInert || width < minSpace || rect.height < minSpace;
  box.style.width = `${width}px`;
  box.style.height = `${rect.height}px`;
  box.style.translate = `${left - origin.left}px ${rect.top - origin.top}px`;
}

/** The links of several images. They are in the shadow root, over the images, because slides may be links themselves. */
function PlacedPins(settings: PinterestSettings): ReactNode {
  const { host } = useBridge();
  const nodes = useAuthorChildren();
  const layer = useRef<HTMLDivElement>(null);
  const visible = useNodesInView(nodes);
  const [active, setActive] = useState<Element>();
  const place = (): void => {
    const { current } = layer;
    if (!current) return;
    const [clip, origin] = [rectOf(host.element), current.getBoundingClientRect()];
    for (const [index, box] of [...current.children].entries()) {
      const node = visible[index];
      // The layer renders no other elements.
      if (node) cover(box as HTMLElement, node, clip, origin);
    }
  };
  const latest = useLatest({ nodes, place });
  useLayoutEffect(() => {
    place();
    const observer = new ResizeObserver(() => latest.current.place());
    observer.observe(host.element);
    for (const image of visible.map(imageIn)) if (image) observer.observe(image);
    return () => observer.disconnect();
  }, [visible]);
  useHostEffect((element, signal) => {
    const options = { signal, passive: true };
    const enter = (event: Event): void => {
      const path = event.composedPath();
      setActive(latest.current.nodes.find((node) => path.includes(node)));
    };
    const leave = (): void => setActive(undefined);
    for (const type of ['pointerover', 'focusin']) element.addEventListener(type, enter, options);
    for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, leave, options);
    const update = (): void => latest.current.place();
    element.addEventListener('site-slid', update, options);
    host.shadow.addEventListener('scroll', update, { ...options, capture: true });
  });
  return (
    <div ref={layer} className="pins">
      {visible.map((node) => (
        <div key={nodes.indexOf(node)} className={node === active ? 'pin-box active' : 'pin-box'}>
          <PinLink settings={settings} node={node} />
        </div>
      ))}
    </div>
  );
}

/** The links of the slides of a gallery, which a script places. */
export const SlidePins = (settings: PinterestSettings): ReactNode => useIsClient() && <PlacedPins {...settings} />;
