import { useLayoutEffect, useMemo, useState } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useEmit, useExpose } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { LoadedImages } from '../../core/element/light-dom/loaded-images.ts';
import { useBridge } from '../../core/element/root.tsx';
import { warnOnce } from '../../core/element/warn-once.ts';
import { messages } from '../../core/model/images/messages.en.ts';
import { defaultSettings, type ImageSettings } from '../../core/model/images/settings.ts';
import { readImage } from '../../core/page/images/read-image.ts';
import { imageIn } from '../../core/page/slide-media.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';

export interface AuthorImage {
  readonly image: HTMLImageElement | undefined;
  readonly settings: ImageSettings;
  /** The source that the image shows, once it is loaded. */
  readonly loaded: string | undefined;
}

interface Loaded {
  readonly source: string;
}

/** Returns the loaded source, and dispatches `site-loaded` and `site-error`. */
function useLoaded(image: HTMLImageElement | undefined): Loaded | undefined {
  const emit = useEmit(contract);
  const bridge = useBridge();
  const [loaded, setLoaded] = useState<Loaded>();
  useStates({ loaded: loaded !== undefined });
  useLayoutEffect(() => {
    if (loaded) emit('site-loaded', loaded);
  }, [loaded]);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = (): void => setLoaded(image?.naturalWidth ? { source: image.currentSrc } : undefined);
    const fail = (): void => {
      look();
      bridge.emit('site-error', { code: 'image-failed', args: { source: image?.src } });
    };
    look();
    image?.addEventListener('load', look, { signal });
    image?.addEventListener('error', fail, { signal });
    return () => controller.abort();
  }, [image]);
  return loaded;
}

/** Calls back when the parser has reached the end of the element's content, unless it was cancelled. */
function whenWritten(page: Document, then: () => void, signal: AbortSignal): void {
  unclobber(page).addEventListener('DOMContentLoaded', then, { signal });
  // A script may fill the element after it has inserted it.
  const timer = setTimeout(() => unclobber(page).readyState !== 'loading' && then());
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** The messages of docs/spec.md#widgets-8 about missing markup. */
function useComplaints({ cropMode, alignment, source }: ImageSettings, image: HTMLImageElement | undefined): void {
  const { ownerDocument } = useHost();
  const isEmpty = image === undefined && source !== undefined;
  const isMissing = image !== undefined && !source && !image.getAttribute('src') && !image.srcset;
  const isAdrift = cropMode === 'contain' && alignment === undefined;
  useLayoutEffect(() => {
    if (isMissing) warnOnce(messages['image-source-missing']);
    if (isAdrift) warnOnce(messages['image-alignment-missing']);
  }, [isMissing, isAdrift]);
  useLayoutEffect(() => {
    if (!isEmpty) return undefined;
    const controller = new AbortController();
    whenWritten(ownerDocument, () => warnOnce(messages['image-missing']), controller.signal);
    return () => controller.abort();
  }, [isEmpty]);
}

/** Returns the author's current image and loads it in the size that it needs. */
export function useImage(): AuthorImage {
  const host = useHost();
  const children = useAuthorChildren();
  const images = useMemo(() => [imageIn(host)].filter((image) => image !== null), [children]);
  const [image] = images;
  // The contract uses the kinds of the settings, so the values have their types.
  const given = useBridge().own.values as Partial<ImageSettings>;
  const settings = useMemo(
    () => ({ ...(image ? readImage(image) : defaultSettings), ...given }),
    [image, children, given],
  );
  const loader = useBridge().resource(LoadedImages);
  useLayoutEffect(() => loader.keep(images, settings.load, { settings: given }), [loader, images, settings]);
  useExpose(contract, { update: () => image && loader.load(image) });
  useComplaints(settings, image);
  return { image, settings, loaded: useLoaded(image)?.source };
}
