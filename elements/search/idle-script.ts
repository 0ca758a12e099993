/**
 * Lets a prerendered search take over its markup if the URL of the page has a query, whose results it shows. Runs without React, and
 * imports nothing, so that it is one request.
 */

const find = (node: Element, selector: string): Element | null =>
  Reflect.get(Element.prototype, 'querySelector').call(node, selector);

const hosts = (): Iterable<Element> =>
  Reflect.get(Document.prototype, 'querySelectorAll').call(document, 'site-search');

/** Whether a search has to show results: it has a place for them, which the server has left empty. */
function isWaiting(host: Element): boolean {
  const field = find(host, 'form input[name="q"]') ?? find(host, 'form input[type="search" i][name]');
  const region = find(host, ':scope > [slot="results"]');
  const query = new URL(location.href).searchParams.get(field?.getAttribute('name') ?? '');
  return !!query?.trim() && region !== null && !find(region, 'a[href]');
}

/** Called when the page is idle, and before each other element of the page is used. */
export function serve(wake: (host: Element) => void): void {
  for (const host of hosts()) if (host.shadowRoot?.querySelector('[data-site-root]') && isWaiting(host)) wake(host);
}
