import { useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { cartAnnouncer, cartAnnouncers } from '../../core/page/cart-announcers.ts';
import { unclobber } from '../../core/page/unclobber.ts';

/**
 * Returns the new label after it has changed, for a status region (WCAG 4.1.3,
 * https://www.w3.org/TR/WCAG22/#status-messages). The first label and changes in a background tab are not announced,
 * and only one element of the page announces. `isKnown` is false until the cart is known. `content` is the same for the label in all
 * languages: a translation that arrives is not announced.
 */
export function useAnnouncement(label: string, content: string, isKnown: boolean): string {
  const host = useHost();
  const page = host.ownerDocument;
  const lastContent = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useLayoutEffect(() => {
    const hosts = cartAnnouncers(page);
    hosts.add(host);
    return () => void hosts.delete(host);
  }, [page]);
  useLayoutEffect(() => {
    if (!isKnown) return;
    const isChanged = lastContent.current !== undefined && lastContent.current !== content;
    lastContent.current = content;
    if (isChanged && !unclobber(page).hidden && cartAnnouncer(page) === host) setAnnouncement(label);
  }, [content, isKnown]);
  return announcement;
}
