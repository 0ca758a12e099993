import { useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { cartAnnouncer, cartAnnouncers } from '../../core/page/cart-announcers.ts';
import { unclobber } from '../../core/page/unclobber.ts';

/**
 * Returns the new label after it has changed, for a status region (WCAG 4.1.3,
 * https://www.w3.org/TR/WCAG22/#status-messages). The first label and changes in a background tab are not announced,
 * and only one element of the page announces. `isKnown` is false until the cart is known.
 */
export function useAnnouncement(label: string, isKnown: boolean): string {
  const host = useHost();
  const page = host.ownerDocument;
  const lastLabel = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useLayoutEffect(() => {
    const hosts = cartAnnouncers(page);
    hosts.add(host);
    return () => void hosts.delete(host);
  }, [page]);
  useLayoutEffect(() => {
    if (!isKnown) return;
    const isChanged = lastLabel.current !== undefined && lastLabel.current !== label;
    lastLabel.current = label;
    if (isChanged && !unclobber(page).hidden && cartAnnouncer(page) === host) setAnnouncement(label);
  }, [label, isKnown]);
  return announcement;
}
