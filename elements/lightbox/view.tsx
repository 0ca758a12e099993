/** The lightbox of `<site-lightbox>`, and of a gallery once a visitor is likely to open it. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useDirection, useMessages } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { usePhone, useReducedMotion } from '../../core/element/hooks/viewport.ts';
import { useBridge } from '../../core/element/root.tsx';
import { readSlide } from '../../core/page/read-slide.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { hashPrefix } from './hash-prefix.ts';
import { Lightbox } from './Lightbox.tsx';
import sheet from './lightbox.css';
import type { LightboxProps } from './lightbox-props.ts';
import { messages } from './messages.en.ts';
import { defaults } from './model/defaults.ts';
import { hashOf, slideIn } from './model/slide-hash.ts';
import { useHistoryEntry } from './useHistoryEntry.ts';

type Optional =
  | 'speed'
  | 'padding'
  | 'loop'
  | 'captions'
  | 'download'
  | 'fullScreen'
  | 'share'
  | 'thumbnails'
  | 'historyHash'
  | 'onSettled'
  | 'onShown';

type Needed = 'isOpen' | 'nodes' | 'index' | 'theme' | 'pinterest' | 'onIndex' | 'onClose';

export interface LightboxViewProps extends Pick<LightboxProps, Needed>, Partial<Pick<LightboxProps, Optional>> {
  /** The name for assistive technology. */
  readonly label?: string | undefined;
  readonly onHidden?: () => void;
}

const noop = (): void => {};

const idOf = (node: Element): string | undefined => readSlide(node).id;

/**
 * True from opening until the fade has ended (docs/spec.md#widgets-4: hidden, then destroyed). If it is opened again
 * during the fade, it stays mounted.
 */
function usePresence(isOpen: boolean): { readonly isPresent: boolean; readonly hidden: () => void } {
  const [isPresent, setPresent] = useState(false);
  const isWanted = useLatest(isOpen);
  useLayoutEffect(() => {
    if (isOpen) setPresent(true);
  }, [isOpen]);
  return { isPresent, hidden: () => setPresent(isWanted.current) };
}

/** The lightbox in an element's shadow root; renders nothing while it is closed. */
export function LightboxView(given: LightboxViewProps): ReactNode {
  const props = { ...defaults, onSettled: noop, onShown: noop, ...given };
  const { isOpen, nodes, index, historyHash, onClose, onHidden } = props;
  const host = useHost();
  const { shadow } = useBridge().host;
  const getMessage = useMessages(messages);
  const isPhone = usePhone();
  const isRtl = useDirection() === 'rtl';
  const isStill = useReducedMotion();
  const { isPresent, hidden } = usePresence(isOpen);
  const node = nodes[index];
  useHostEffect(() => adoptInto(shadow, [sheet]));
  useHistoryEntry(unclobber(host.ownerDocument).defaultView, {
    isOpen,
    hash: historyHash && node ? hashOf(idOf(node), index, hashPrefix(host)) : undefined,
    names: (hash) => slideIn(hash, nodes.map(idOf), hashPrefix(host)) >= 0,
    onBack: onClose,
  });
  if (!isPresent || !node) return null;
  return (
    <Lightbox
      {...props}
      label={props.label || getMessage('lightbox-label')}
      loop={props.loop && !isPhone}
      scrolls={isPhone}
      isRtl={isRtl}
      isStill={isStill}
      getMessage={getMessage}
      onHidden={() => {
        hidden();
        onHidden?.();
      }}
    />
  );
}
