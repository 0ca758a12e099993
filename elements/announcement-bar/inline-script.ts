/**
 * Hides the bars that the visitor has closed, before the first paint. Prerendered pages contain it in the shadow root of each bar,
 * where it runs before the text of the bar is parsed, so that the version is data, which inline-data.ts writes. Authors of other
 * pages copy it after their bar. It has no imports. It removes its element from a shadow root; one that is still there was
 * refused, or has failed.
 */
for (const host of document.querySelectorAll('site-announcement-bar')) {
  const data = host.shadowRoot?.querySelector<HTMLElement>('[data-site-inline]')?.dataset.siteInline;
  // As model/version.ts.
  const text = host.textContent.trim().replace(/\s+/g, ' ');
  const version = data ? JSON.parse(data) : (host.getAttribute('version') ?? text);
  for (const area of ['sessionStorage', 'localStorage'] as const) {
    try {
      // An entry of dismissals.ts, which may be missing or invalid. The browser may deny storage.
      const entry = window[area].getItem(`site:site-announcement-bar:${host.id}`) as string;
      const { value, expires = Number.POSITIVE_INFINITY } = JSON.parse(entry);
      if (value === version && expires > Date.now() && host.getAttribute('dismissible') !== 'false')
        host.setAttribute('dismissed', '');
    } catch {}
  }
  host.shadowRoot?.querySelector('script')?.remove();
}
