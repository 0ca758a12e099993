/** Adds a button, and the time of the visitor, to the items of the author. */
import { useLayoutEffect, useState } from 'react';
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

/** The actions of an item: their box, its button, and the time of the visitor. */
type Actions = readonly [HTMLElement, HTMLElement, Text];

/** Removes the actions of an item except its own. Those in the copy of an item do nothing. */
function removeActions(item: Element, own?: Element): void {
  for (const box of unclobber(item).querySelectorAll(`.${className}[data-site-owned]`)) if (box !== own) box.remove();
}

interface Options {
  readonly isOn: boolean;
  readonly getMessage: GetMessage;
  readonly onDownload: (event: SiteEvent) => void;
}

/** Keeps actions in the items as long as the element is mounted. They are updated in place: a button may have the focus. */
export function useItemActions(events: readonly SiteEvent[], { isOn, getMessage, onDownload }: Options): void {
  const host = useHost();
  const language = languageOf(host);
  const texts = ['add', 'add-title', 'your-time'].map((name) => getMessage(`events-${name}`));
  const latest = useLatest(onDownload);
  const [known] = useState(() => new Map<Element, Actions>());
  const createActions = (): Actions => {
    const page = unclobber(host.ownerDocument);
    const [box, button, time] = [page.createElement('div'), page.createElement('button'), page.createTextNode('')];
    box.className = className;
    box.dataset.siteOwned = '';
    button.type = 'button';
    box.append(button, time);
    return [box, button, time];
  };
  const update = (event: SiteEvent): void => {
    const { item, title } = event;
    const actions = known.get(item) ?? createActions();
    const [box, button, time] = actions;
    known.set(item, actions);
    button.onclick = () => latest.current(event);
    button.textContent = getMessage('events-add');
    button.setAttribute('aria-label', getMessage('events-add-title', { title }));
    const text = visitorTimes(event.time, language);
    time.data = text && getMessage('events-your-time', { time: text });
    removeActions(item, box);
    if (box.parentNode !== item) unclobber(item).append(box);
  };
  const children = useBridge().resource(AuthorChildren);
  // The events are not read again after these changes.
  const keepOnly = (kept: readonly SiteEvent[]): void =>
    children.quietly(() => {
      const items = new Set(kept.map(({ item }) => item));
      for (const item of known.keys()) if (!items.has(item) && known.delete(item)) removeActions(item);
      kept.forEach(update);
    });
  useLayoutEffect(() => keepOnly(isOn ? events : []), [events, isOn, language, ...texts]);
  useLayoutEffect(() => () => keepOnly([]), []);
}
