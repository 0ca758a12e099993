/**
 * Adopts the answers of the visitor on a prerendered page, without React: other elements and scripts of the page then know them, and
 * what was refused is erased. Loaded when the page has loaded and is idle, or an element is used before. Imports nothing until
 * there is an answer.
 */
import type { ConsentReceipt } from '../../core/page/consent/store.ts';
import type { InlineData } from './inline-data.ts';

/** A banner that may be removed: the page does not keep its nodes. */
interface Banner {
  readonly host: WeakRef<Element>;
  readonly data: InlineData;
}

const hosts: Iterable<Element> = Reflect.get(Document.prototype, 'querySelectorAll').call(
  document,
  'site-cookie-banner',
);

const banners: readonly Banner[] = [...hosts].flatMap((host) => {
  const root = host.shadowRoot?.querySelector<HTMLElement>('[data-site-inline]');
  return root ? { host: new WeakRef(host), data: JSON.parse(root.dataset.siteInline ?? '') } : [];
});

/** Returns the visible part of a banner, until its element has taken it over. */
const promptOf = ({ host }: Banner): HTMLElement | null | undefined =>
  host.deref()?.shadowRoot?.querySelector('[data-site-root] > [data-site-open]');

function hide(banner: Banner): void {
  const prompt = promptOf(banner);
  delete prompt?.dataset.siteOpen;
  prompt?.hidePopover();
}

let isAdopted = false;

async function adopt(receipt?: ConsentReceipt): Promise<void> {
  if (isAdopted) return;
  isAdopted = true;
  const { adoptAnswer } = await import('../../core/page/consent/adopt-answer.ts');
  for (const banner of banners) adoptAnswer(banner.data[3], receipt, () => hide(banner));
}

// Only the inline script dispatches it on an element.
addEventListener('site-consent', (event) => void adopt((event as CustomEvent<ConsentReceipt>).detail));

const hasSignal = navigator.globalPrivacyControl || navigator.doNotTrack === '1';

/** Called when the page is idle, and before each other element of the page is used. */
export function serve(wake: (host: Element) => void, isUsed: boolean): void {
  const prompting = banners.filter(promptOf);
  const isErasing = hasSignal || banners.some(({ data }) => data[3].isRestrictive);
  if (isUsed || isErasing || prompting.length < banners.length) void adopt();
  // From now on they are above everything else.
  for (const banner of prompting) {
    const prompt = promptOf(banner);
    if (prompt?.isConnected) prompt.showPopover();
  }
  // The element mentions the signal of the browser, and sanitizes a text with links.
  for (const { host, data } of prompting) {
    const element = !isUsed && (hasSignal || data[4]) && host.deref();
    if (element) wake(element);
  }
}
