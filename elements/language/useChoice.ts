import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { isElement } from '../../core/page/composed-tree.ts';
import { matches } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import { canonicalTag } from './model/tags.ts';
import { storeLanguage } from './stored-language.ts';

/** Remembers the language of a link that the visitor follows, unless a listener cancels the choice. `onChoice` is called in both cases. */
export function useChoice(onChoice: () => void): void {
  const emit = useEmit(contract);
  const latest = useLatest({ emit, onChoice });
  useHostEffect((host, signal) => {
    const onClick = (event: MouseEvent): void => {
      // The link is opened in another tab or window, or saved.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.composedPath().find((node) => isElement(node) && matches(node, 'a[hreflang]'));
      // Only elements match.
      const { hreflang, href } = (link ?? {}) as Partial<HTMLAnchorElement>;
      const language = canonicalTag(hreflang);
      if (language === undefined || !href) return;
      if (latest.current.emit('site-select', { language, href })) storeLanguage(host.ownerDocument, language);
      else event.preventDefault();
      latest.current.onChoice();
    };
    host.addEventListener('click', onClick, { signal });
  });
}
