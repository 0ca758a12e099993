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

/** The actions of an item. */
interface Actions {
  readonly box: HTMLElement;
  readonly button: HTMLElement;
  /** The time of the visitor. */
  readonly time: Text;
  event: SiteEvent;
}

/** Removes the actions of an item except its own. Those in the copy of an item do nothing. */
function removeActions(item: Element, own?: Element): void {
  for (const box of unclobber(item).querySelectorAll(`.${className}[data-site-owned]`)) if (box !== own) box.remove();
}

/** Sets a text unless it is the same, so that nothing changes for assistive technologies. */
function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
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
  const createActions = (event: SiteEvent): Actions => {
    const page = unclobber(host.ownerDocument);
    const [box, button, time] = [page.createElement('div'), page.createElement('button'), page.createTextNode('')];
    const actions = { box, button, time, event };
    box.className = className;
    box.dataset.siteOwned = '';
    button.type = 'button';
    button.addEventListener('click', () => latest.current(actions.event));
    box.append(button, time);
    known.set(event.item, actions);
    return actions;
  };
  const update = (event: SiteEvent): void => {
    const actions = known.get(event.item) ?? createActions(event);
    const { box, button, time } = actions;
    actions.event = event;
    setText(button, getMessage('events-add'));
    button.setAttribute('aria-label', getMessage('events-add-title', { title: event.title }));
    const text = visitorTimes(event.time, language);
    setText(time, text && getMessage('events-your-time', { time: text }));
    const item = unclobber(event.item);
    removeActions(event.item, box);
    if (box.parentNode !== event.item) item.append(box);
  };
  const children = useBridge().resource(AuthorChildren);
  // The events are not read again after these changes.
  const keepOnly = (kept: readonly SiteEvent[]): void =>
    children.quietly(() => {
      const items = new Set(kept.map(({ item }) => item));
      for (const [item] of known)
        if (!items.has(item)) {
          removeActions(item);
          known.delete(item);
        }
      kept.forEach(update);
    });
  useLayoutEffect(() => keepOnly(isOn ? events : []), [events, isOn, language, ...texts]);
  useLayoutEffect(() => () => keepOnly([]), []);
}
