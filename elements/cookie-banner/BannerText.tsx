import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { isElement } from '../../core/page/composed-tree.ts';
import { reportFailure } from '../../core/page/failure.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { isHtml } from './model/banner-text.ts';

const sanitizing = lazyModule((_retry) => import('../../core/page/safe-html.ts'));

/** Sanitizes markup from the settings with `safeHtml`, which is loaded on demand. Until then, shows its text without tags. */
function Html({ html }: { readonly html: string }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: node } = ref;
    if (!node) return;
    // After a failure the plain text stays until the banner is shown again.
    sanitizing.load().then(
      ({ safeHtml }) => safeHtml(node, html),
      (cause) => reportFailure(node.ownerDocument, { code: 'html-shown-as-text', args: {}, cause }),
    );
  }, [html]);
  return (
    <div key={html} ref={ref}>
      {html.replace(/<[a-z/!?][^>]*(?:>|$)/gi, ' ')}
    </div>
  );
}

/** Whether a child is not in the slot: comments, and elements for another slot. */
const isElsewhere = (node: Node): boolean => node.nodeType === 8 || (isElement(node) && node.slot !== '');

/** Shows the author's content of the element, otherwise the text of the settings. */
export function BannerText({ text }: { readonly text: string }): ReactNode {
  const slot = useRef<HTMLSlotElement>(null);
  const host = useHost();
  const isOwn = (): boolean =>
    [...unclobber(host).childNodes].some((node) => !isElsewhere(node) && (node.textContent ?? '').trim() !== '');
  const [hasOwn, setOwn] = useState(isOwn);
  useLayoutEffect(() => {
    const look = (): void => setOwn(isOwn());
    look();
    // React does not support this event. The listener is collected with the slot.
    slot.current?.addEventListener('slotchange', look);
  }, []);
  return (
    <>
      <slot ref={slot} hidden={!hasOwn} />
      {!hasOwn && (isHtml(text) ? <Html html={text} /> : <p>{text}</p>)}
    </>
  );
}
