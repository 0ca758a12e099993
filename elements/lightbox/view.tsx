/** The lightbox for whoever has slides: `<site-lightbox>`, and a gallery once a visitor is about to want it. */
import type { ReactNode } from 'react';
import { useHost, useSurroundings } from '../../core/element/hooks/host.ts';
import { useDirection, useMedia, useReducedMotion, useWords } from '../../core/element/hooks/surroundings.ts';
import { useBridge } from '../../core/element/root.tsx';
import { useShowing } from '../../core/element/ui/showing.ts';
import { readSlide } from '../../core/page/read-slide.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';
import sheet from './lightbox.css';
import { messages } from './messages.en.ts';
import { hashOf } from './model/address.ts';
import { useHistoryEntry } from './useHistoryEntry.ts';

type Given = 'isRtl' | 'isStill' | 'scrolls' | 'label' | 'say';

export interface LightboxViewProps extends Omit<LightboxProps, Given> {
  readonly label?: string | undefined;
  /** Whether the page's address follows the slide. */
  readonly historyHash: boolean;
}

/** A phone, by its screen: a narrow window on a desktop is none (decisions 7). */
const phone = '(max-device-width: 432px)';

/** The lightbox in an element's shadow root; nothing is there while it is closed. */
export function LightboxView(props: LightboxViewProps): ReactNode {
  const { isOpen, nodes, index, loop, historyHash, onClose, onHidden } = props;
  const host = useHost();
  const { shadow } = useBridge().host;
  const say = useWords(messages);
  const isPhone = useMedia(phone);
  const isRtl = useDirection() === 'rtl';
  const isStill = useReducedMotion();
  const { isThere, showing, hidden } = useShowing(isOpen);
  const node = nodes[index];
  useSurroundings(() => adoptInto(shadow, [sheet]));
  useHistoryEntry(host.ownerDocument.defaultView, {
    isOpen,
    hash: historyHash && node ? hashOf(readSlide(node).id, index, host.id) : undefined,
    onBack: onClose,
  });
  if (!isThere || !node) return null;
  return (
    <Lightbox
      {...props}
      key={showing}
      label={props.label || say('lightbox-label')}
      loop={loop && !isPhone}
      scrolls={isPhone}
      isRtl={isRtl}
      isStill={isStill}
      say={say}
      onHidden={() => {
        hidden();
        onHidden();
      }}
    />
  );
}
