/** The text of the settings, which pages without settings do not load. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { plainText } from '../../core/page/safe-html/plain-text.ts';
import { safeHtml } from '../../core/page/safe-html.ts';

/** Shows the text without tags until it is sanitized, at once where the browser can do that. */
export function SettingsText({ html }: { readonly html: string }): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (text.current) void safeHtml(text.current, html);
  }, [html]);
  return (
    <div key={html} ref={text} part="text">
      {plainText(html)}
    </div>
  );
}
