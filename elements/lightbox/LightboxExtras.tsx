/** The optional controls of the lightbox: full screen, sharing and thumbnails. Loaded by lightboxes that have one of them. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { Slide } from '../../core/model/slide.ts';
import { readSlide } from '../../core/page/read-slide.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { messages } from './extras/messages.en.ts';
import sheet from './lightbox-extras.css';
import { ToolButton } from './ToolButton.tsx';

interface FullScreenProps {
  readonly getMessage: GetMessage;
}

/** Shows the whole page in full screen, because browsers refuse a modal dialog. Leaves full screen on closing. */
function FullScreenButton({ getMessage }: FullScreenProps): ReactNode {
  const { ownerDocument } = useHost();
  const page = unclobber(ownerDocument);
  const [isOn, setOn] = useState(page.fullscreenElement !== null);
  const isOurs = useRef(false);
  useLayoutEffect(() => {
    const update = (): void => setOn(page.fullscreenElement !== null);
    page.addEventListener('fullscreenchange', update);
    return () => {
      page.removeEventListener('fullscreenchange', update);
      if (isOurs.current && page.fullscreenElement) page.exitFullscreen().catch(() => undefined);
    };
  }, [ownerDocument]);
  if (!page.fullscreenEnabled) return null;
  const toggle = (): void => {
    isOurs.current = !isOn;
    // A browser that refuses leaves the lightbox as it is.
    (isOn ? page.exitFullscreen() : page.documentElement.requestFullscreen()).catch(() => undefined);
  };
  return (
    <ToolButton
      part="full-screen"
      label={getMessage('lightbox-full-screen')}
      path={isOn ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'}
      isPressed={isOn}
      onClick={toggle}
    />
  );
}

interface ShareProps {
  readonly getMessage: GetMessage;
  readonly slide: Slide;
  /** Whether the URL of the page refers to the slide. */
  readonly hasUrl: boolean;
}

/** Shares the slide by the platform's dialog (https://www.w3.org/TR/web-share/). */
function ShareButton({ getMessage, slide, hasUrl }: ShareProps): ReactNode {
  const page = unclobber(useHost().ownerDocument);
  const { navigator } = page.defaultView ?? globalThis;
  if (!navigator.share) return null;
  const { caption, alt, src } = slide;
  const url = hasUrl || !src ? page.URL : new URL(src, page.baseURI).href;
  return (
    <ToolButton
      part="share"
      label={getMessage('lightbox-share')}
      path="M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1"
      // The visitor may close the dialog.
      onClick={() => void navigator.share({ title: caption || alt || page.title, url }).catch(() => undefined)}
    />
  );
}

export interface LightboxToolsProps extends Omit<ShareProps, 'getMessage'> {
  readonly hasFullScreen: boolean;
  readonly canShare: boolean;
}

export function LightboxTools({ hasFullScreen, canShare, ...props }: LightboxToolsProps): ReactNode {
  const { shadow } = useBridge().host;
  const getMessage = useMessages(messages);
  useLayoutEffect(() => adoptInto(shadow, [sheet]), [shadow]);
  return (
    <>
      {canShare && <ShareButton {...props} getMessage={getMessage} />}
      {hasFullScreen && <FullScreenButton getMessage={getMessage} />}
    </>
  );
}

/** The number of thumbnails on either side of the current one. */
const reach = 12;

export interface LightboxThumbnailsProps {
  readonly nodes: readonly Element[];
  readonly index: number;
  readonly onSelect: (index: number) => void;
}

/** A strip of thumbnails: those around the current slide, which is the only one in the tab order. */
export function LightboxThumbnails({ nodes, index, onSelect }: LightboxThumbnailsProps): ReactNode {
  const getMessage = useMessages(messages);
  const { shadow } = useBridge().host;
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // Not `:focus-within`, which WebKit does not match in a window without focus.
    if (strip.current?.contains(shadow.activeElement)) current?.focus({ preventScroll: true });
  }, [index, shadow]);
  const start = Math.max(0, index - reach);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={strip} part="thumbnails" className="strip chrome" role="group" aria-label={getMessage('lightbox-choose')}>
      {nodes.slice(start, index + reach + 1).map((node, place) => {
        const at = start + place;
        return (
          <button
            key={at}
            type="button"
            part={at === index ? 'thumbnail current' : 'thumbnail'}
            aria-label={getMessage('lightbox-select', { position: at + 1 })}
            aria-current={at === index ? 'true' : undefined}
            tabIndex={at === index ? 0 : -1}
            onClick={() => onSelect(at)}
          >
            <img src={readSlide(node).thumbnail} alt="" draggable={false} />
          </button>
        );
      })}
    </div>
  );
}
