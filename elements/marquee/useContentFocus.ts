import { type RefObject, useLayoutEffect, useState } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useListener } from '../../core/element/hooks/listener.ts';
import { deepActiveElement, isElement, treeOf } from '../../core/page/composed-tree.ts';
import { matches } from '../../core/page/unclobber.ts';

/** How the focus came into the content. After a click the content must not move under the pointer. */
export type ContentFocus = 'none' | 'pointer' | 'keyboard';

/** Returns whether the content has the focus. Scrolls to a node that the keyboard focuses, wherever the text has moved to. */
export function useContentFocus(content: RefObject<HTMLElement | null>): ContentFocus {
  const host = useHost();
  const children = useAuthorChildren();
  const [focus, setFocus] = useState<ContentFocus>('none');
  useListener(content, 'focusin', ({ target }) => {
    const isVisible = target !== null && isElement(target) && matches(target, ':focus-visible');
    setFocus(isVisible ? 'keyboard' : 'pointer');
  });
  useListener(content, 'focusout', () => setFocus('none'));
  useLayoutEffect(() => {
    // A removed node loses the focus without an event.
    if (!host.contains(treeOf(host)?.activeElement ?? null)) setFocus('none');
  }, [host, children]);
  useLayoutEffect(() => {
    const { current: box } = content;
    if (focus === 'keyboard' && box)
      deepActiveElement(box.ownerDocument)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => box?.scrollTo(0, 0);
  }, [content, focus]);
  return focus;
}
