import { useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { pageService } from '../../core/page/page.ts';

/** The indicators of a page: several may show the cart, and one says it. */
const hostsOn = (page: Document) => pageService(page, 'cart-indicators', () => new Set<HTMLElement>());

/**
 * What to say when the label has changed (WCAG 4.1.3): nothing of the first one, nothing in a tab in the background, and by the
 * first indicator of the page that is seen. `isKnown` is false as long as nobody knows the cart.
 */
export function useNews(label: string, isKnown: boolean): string {
  const host = useHost();
  const page = host.ownerDocument;
  const said = useRef<string>(undefined);
  const [news, setNews] = useState('');
  useLayoutEffect(() => {
    const hosts = hostsOn(page);
    hosts.add(host);
    return () => void hosts.delete(host);
  }, []);
  useLayoutEffect(() => {
    if (!isKnown) return;
    const isNew = said.current !== undefined && said.current !== label;
    said.current = label;
    const speaker = [...hostsOn(page)].find((one) => one.checkVisibility());
    if (isNew && !page.hidden && speaker === host) setNews(label);
  }, [label, isKnown]);
  return news;
}
