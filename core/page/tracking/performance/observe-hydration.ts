import type { Sleeper } from '../../prerendered.ts';
import { unclobber, windowOf } from '../../unclobber.ts';

/** Observes elements that wait for hydration; the script that wakes them has marked each. */
const isWaiting = ({ shadowRoot }: Element): boolean =>
  !!shadowRoot?.querySelector('[data-site-root][data-site-watched]');

/** Calls the observer when the element has taken over its markup. Replaces the flag of the sleeper, which is set when it is woken. */
function observe(host: Element, sleeper: Sleeper, observer: (duration: number) => void): void {
  let start = sleeper.isWoken ? performance.now() : undefined;
  Object.defineProperty(sleeper, 'isWoken', {
    configurable: true,
    get: () => start !== undefined,
    set: (isWoken: boolean) => {
      if (!isWoken && start !== undefined && !host.shadowRoot?.querySelector('[data-site-root]'))
        observer(performance.now() - start);
      start = isWoken ? (start ?? performance.now()) : undefined;
    },
  });
}

/**
 * Calls the observer with the tag of each prerendered element that is hydrated from now on, and the milliseconds since it was woken.
 * Elements have no code for it, so that pages that do not measure load none. Returns a function that ends it.
 */
export function observeHydration(
  document: Document,
  observer: (element: string, duration: number) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const observed = new WeakSet<Element>();
  const scan = (): void => {
    const hosts = [...unclobber(document).querySelectorAll('*')].filter(isWaiting);
    // The page has imported the module already.
    if (hosts[0])
      import('../../prerendered.ts').then(
        ({ watch }) => {
          const found = hosts.filter((host) => isWaiting(host) && !observed.has(host));
          for (const host of signal.aborted ? [] : found) {
            observed.add(host);
            observe(host, watch(host), (duration) => {
              if (!signal.aborted) observer(host.localName, duration);
            });
          }
        },
        () => {},
      );
  };
  scan();
  // The page may have been measured before its last element was parsed.
  windowOf(document).addEventListener('load', scan, { signal });
  return () => ended.abort();
}
