/**
 * Prompts and records the answer on a prerendered page, without React: the page contains it, after the markup of the banner. It has
 * no imports and at most 0.5 KB, so cookies and events are data, which inline-data.ts writes. It ends by removing its
 * element; one that is still in the page was refused, or has failed.
 */
import type { EventData, InlineData } from './inline-data.ts';

for (const host of document.querySelectorAll('site-cookie-banner')) {
  const script = host.shadowRoot?.querySelector('script');
  if (script) {
    // Prerendering writes the script after the root of the view, whose first child is the banner.
    const root = script.previousSibling as HTMLElement;
    // As above.
    const banner = root.firstChild as HTMLElement;
    // Prerendering writes this type.
    const [stored, answers, shown] = JSON.parse(root.dataset.siteInline as string) as InlineData;
    const emit = (data: EventData): boolean => host.dispatchEvent(new CustomEvent(...data));
    if (!document.cookie.match(stored)) {
      // The stylesheet displays it. It is a popover when the page is idle: showing that now would compute the styles of a page that is
      // still being parsed.
      banner.dataset.siteOpen = '';
      emit(shown);
    }
    // Hydration removes this listener.
    banner.onclick = ({ target }) => {
      // A list of tokens as a key is their text.
      const data = answers[(target as Element).closest('[part]')?.part as unknown as string];
      if (data && emit(data.answer)) {
        const time = new Date();
        // A date in a division is its time in milliseconds; the replacement is converted to text.
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in all engines.
        document.cookie = data.cookie.replace('T', (((time as unknown as number) / 1000) | 0) as unknown as string);
        Object.assign(data.receipt[1].detail, {
          id: crypto.getRandomValues(new Uint32Array(4)).join(),
          time: time.toJSON(),
          signal: navigator.globalPrivacyControl ? 'gpc' : navigator.doNotTrack === '1' ? 'dnt' : undefined,
          text: host.textContent + banner.textContent,
          page: location.href,
        });
        emit(data.receipt);
        // No listener on the page refers to the banner, which may be removed. The idle script hides further banners.
        delete banner.dataset.siteOpen;
        banner.hidePopover();
        emit(data.answered);
      }
    };
    script.remove();
  }
}
