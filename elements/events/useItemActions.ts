/** Adds a button, and the time of the visitor, to the items of the author. */
import { useLayoutEffect } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { AuthorChildren } from '../../core/element/light-dom/author-children.ts';
import { useBridge } from '../../core/element/root.tsx';
import { languageOf } from '../../core/page/language.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import type { SiteEvent } from './read-events.ts';
import { visitorTimes } from './texts.ts';

const className = 'site-event-actions';

/** Removes the actions of an item. Those in the copy of an item do nothing. */
function removeActions(item: Element): void {
  for (const box of unclobber(item).querySelectorAll(`.${className}[data-site-owned]`)) box.remove();
}

interface Options {
  readonly isOn: boolean;
  readonly getMessage: GetMessage;
  readonly onDownload: (event: SiteEvent) => void;
}

/** Keeps actions at the end of the items as long as the element is mounted. */
export function useItemActions(events: readonly SiteEvent[], { isOn, getMessage, onDownload }: Options): void {
  const host = useHost();
  const language = languageOf(host);
  const texts = ['add', 'add-title', 'your-time'].map((name) => getMessage(`events-${name}`));
  const latest = useLatest(onDownload);
  const createActions = (event: SiteEvent): HTMLElement => {
    const page = unclobber(host.ownerDocument);
    const box = page.createElement('div');
    box.className = className;
    box.dataset.siteOwned = '';
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = getMessage('events-add');
    button.setAttribute('aria-label', getMessage('events-add-title', { title: event.title }));
    button.addEventListener('click', () => latest.current(event));
    const time = visitorTimes(event.time, language);
    box.append(button, time && getMessage('events-your-time', { time }));
    return box;
  };
  const children = useBridge().resource(AuthorChildren);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    // The events are not read again after these changes.
    children.quietly(() => {
      for (const event of events) {
        removeActions(event.item);
        unclobber(event.item).append(createActions(event));
      }
    });
    return () =>
      children.quietly(() => {
        for (const { item } of events) removeActions(item);
      });
  }, [events, isOn, language, ...texts]);
}
