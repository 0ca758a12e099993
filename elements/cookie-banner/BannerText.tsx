import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { reportFailure } from '../../core/page/failure.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';

const sanitizing = lazyModule((_retry) => import('../../core/page/safe-html.ts'));

/** Sanitizes markup from the settings with `safeHtml`, which is loaded on demand. Until then, shows its text without tags. */
function Html({ html }: { readonly html: string }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: node } = ref;
    if (!node) return;
    node.textContent = html.replace(/<[a-z/!?][^>]*(?:>|$)/gi, ' ');
    // After a failure the plain text stays until the banner is shown again.
    sanitizing.load().then(
      ({ safeHtml }) => safeHtml(node, html),
      (cause) => reportFailure(node.ownerDocument, { code: 'html-shown-as-text', args: {}, cause }),
    );
  }, [html]);
  return <div ref={ref} />;
}

/** Shows the author's content of the element, otherwise the text of the settings. */
export function BannerText({ text }: { readonly text: string }): ReactNode {
  const slot = useRef<HTMLSlotElement>(null);
  const [hasOwn, setOwn] = useState(false);
  useLayoutEffect(() => {
    const { current: node } = slot;
    const look = (): void => setOwn(!!node?.assignedNodes().some(({ textContent }) => textContent?.trim()));
    look();
    // React does not support this event. The listener is collected with the slot.
    node?.addEventListener('slotchange', look);
  }, []);
  return (
    <>
      <slot ref={slot} hidden={!hasOwn} />
      {!hasOwn && (/[<&]/.test(text) ? <Html html={text} /> : <p>{text}</p>)}
    </>
  );
}
