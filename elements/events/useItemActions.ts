/** Adds a button, and the time of the visitor, to the items of the author. */
import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { languageOf } from '../../core/page/language.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import type { SiteEvent } from './read-events.ts';
import { visitorTimes } from './texts.ts';

interface Actions {
  readonly box: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly time: HTMLElement;
}

const className = 'site-event-actions';

function createActions(document: Document, onClick: () => void): Actions {
  const page = unclobber(document);
  const box = page.createElement('div');
  box.className = className;
  box.dataset.siteOwned = '';
  const button = page.createElement('button');
  button.type = 'button';
  button.addEventListener('click', onClick);
  const time = page.createElement('span');
  box.append(button, time);
  return { box, button, time };
}

/** Puts the actions at the end of an item. Those in the copy of an item, which do nothing, are removed. */
function attach(item: Element, { box }: Actions): void {
  const node = unclobber(item);
  for (const copy of node.querySelectorAll(`.${className}[data-site-owned]`)) if (copy !== box) copy.remove();
  if (node.lastElementChild !== box) node.append(box);
}

interface Options {
  readonly isOn: boolean;
  readonly getMessage: GetMessage;
  readonly onDownload: (event: SiteEvent) => void;
}

/** Keeps the actions of the items as long as the element is mounted. */
export function useItemActions(events: readonly SiteEvent[], { isOn, getMessage, onDownload }: Options): void {
  const host = useHost();
  const known = useRef(new Map<Element, Actions>());
  const language = languageOf(host);
  const texts = [getMessage('events-add'), getMessage('events-add-title'), getMessage('events-your-time')];
  const latest = useLatest({ events, onDownload });
  useLayoutEffect(() => {
    const items = new Set(isOn ? events.map(({ item }) => item) : []);
    for (const [item, { box }] of known.current) {
      if (items.has(item)) continue;
      box.remove();
      known.current.delete(item);
    }
    for (const event of isOn ? events : []) {
      const { item, title, time } = event;
      const download = (): void => {
        const current = latest.current.events.find((one) => one.item === item);
        if (current) latest.current.onDownload(current);
      };
      const actions = known.current.get(item) ?? createActions(host.ownerDocument, download);
      known.current.set(item, actions);
      const times = visitorTimes(time, language);
      actions.button.textContent = getMessage('events-add');
      actions.button.setAttribute('aria-label', getMessage('events-add-title', { title }));
      actions.time.textContent = times && getMessage('events-your-time', { time: times });
      attach(item, actions);
    }
  }, [events, isOn, language, ...texts]);
  useLayoutEffect(() => {
    const { current } = known;
    return () => {
      for (const { box } of current.values()) box.remove();
      current.clear();
    };
  }, []);
}
