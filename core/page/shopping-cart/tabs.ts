/** Notifies the tabs of a site of a change; each then requests the cart from the server. */
import { unclobber } from '../unclobber.ts';

/** Notifies the other tabs. */
export type NotifyTabs = () => void;

/** Pages with an opaque origin, and some browser settings, have no channels: tabs are then not synchronized. */
function open(name: string, onMessage: () => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', onMessage);
    return channel;
  } catch {
    return undefined;
  }
}

/**
 * Listens for changes in other tabs, and for the page's return from the back/forward cache, where it receives no
 * messages. The channel is closed before: the browser does not cache pages with an open channel.
 */
export function connectTabs(document: Document, name: string, onMessage: () => void): NotifyTabs {
  const window = unclobber(document).defaultView ?? globalThis;
  let channel = open(name, onMessage);
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    channel ??= open(name, onMessage);
    if (persisted) onMessage();
  });
  return () => channel?.postMessage('changed');
}
