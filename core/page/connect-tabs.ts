/** Notifies the other tabs of a site of a change; each then reads from the server what is true. */
import { windowOf } from './unclobber.ts';

/** Notifies the other tabs. They get the kind of the change as a hint, which they do not trust. */
export type NotifyTabs = (kind?: string) => void;

/** A change in another tab, or the return of this page from the back/forward cache, where it receives no messages. */
export type TabChange = { readonly kind: unknown } | 'return';

/** Pages with an opaque origin, and some browser settings, have no channels: tabs are then not synchronized. */
function open(name: string, onChange: (change: TabChange) => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => onChange({ kind: data }));
    return channel;
  } catch {
    return undefined;
  }
}

/** Listens for changes, until the signal aborts. The channel is closed before the page is cached: the browser does not cache pages with an open one. */
export function connectTabs(
  document: Document,
  name: string,
  onChange: (change: TabChange) => void,
  signal = new AbortController().signal,
): NotifyTabs {
  const window = windowOf(document);
  let channel = open(name, onChange);
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      channel ??= open(name, onChange);
      if (persisted) onChange('return');
    },
    { signal },
  );
  signal.addEventListener('abort', close);
  return (kind = 'changed') => channel?.postMessage(kind);
}
