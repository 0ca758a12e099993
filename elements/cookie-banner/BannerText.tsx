import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Markup in settings passes the one door for HTML, which is fetched for it; until then its words stand there. */
function Html({ html }: { readonly html: string }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: node } = ref;
    if (!node) return;
    node.textContent = html.replace(/<[^>]*>/g, ' ');
    // Without it the words stay.
    import('../../core/page/safe-html.ts').then(({ safeHtml }) => safeHtml(node, html)).catch(() => undefined);
  }, [html]);
  return <div ref={ref} />;
}

/** What the author wrote inside the element, otherwise the text of the settings. */
export function BannerText({ text }: { readonly text: string }): ReactNode {
  const slot = useRef<HTMLSlotElement>(null);
  const [hasOwn, setOwn] = useState(false);
  useLayoutEffect(() => {
    const { current: node } = slot;
    const look = (): void => setOwn(!!node?.assignedNodes().some(({ textContent }) => textContent?.trim()));
    look();
    // React knows no such event; the listener goes with the slot.
    node?.addEventListener('slotchange', look);
  }, []);
  return (
    <>
      <slot ref={slot} hidden={!hasOwn} />
      {!hasOwn && (/[<&]/.test(text) ? <Html html={text} /> : <p>{text}</p>)}
    </>
  );
}
