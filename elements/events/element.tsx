import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useEmit, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { type GetMessage, useDirection, useMessages } from '../../core/element/hooks/language.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { useBridge } from '../../core/element/root.tsx';
import { warnOnce } from '../../core/element/warn-once.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { languageOf } from '../../core/page/language.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { contract, weekdays } from './contract.ts';
import shadow from './events.css';
import { messages } from './messages.en.ts';
import { clampMonth, formatMonth, monthOf, parseMonth } from './model/month.ts';
import { weekStartOf } from './model/week-start.ts';
import page from './page.css';
import { readEvents, type SiteEvent } from './read-events.ts';
import { useItemActions } from './useItemActions.ts';
import { useToday } from './useToday.ts';

type Values = ValuesOf<typeof contract>;

const calendarView = lazyModule((_retry) => import('./EventCalendar.tsx'), 'EventCalendar');
const eventDownload = lazyModule((_retry) => import('./event-download.ts'));

/** Returns the events of the author. Warns once about each date that cannot be read. */
function useEvents(timeZone: string | undefined): readonly SiteEvent[] {
  const host = useHost();
  const children = useAuthorChildren();
  return useMemo(
    () => readEvents(host, timeZone, (problem) => warnOnce(`site-elements: ${problem}`)),
    [host, children, timeZone],
  );
}

/** Returns the month that a calendar shows first: that of the next event, or else of the last one. */
function monthOfEvents(events: readonly SiteEvent[], today: number | undefined): number {
  const next = events.find(({ last }) => today === undefined || last >= today) ?? events.at(-1);
  if (!next) return monthOf(today ?? 0);
  // An event that has begun is shown in the current month.
  return monthOf(Math.min(Math.max(next.first, today ?? next.first), next.last));
}

/** Returns the view of the calendar, loaded if it is shown, and whether that has failed. */
function useCalendar(isNeeded: boolean) {
  const bridge = useBridge();
  const [hasFailed, setFailed] = useState(false);
  if (isNeeded) bridge.onNeeded?.(calendarView);
  const { module, load } = useLazyModule(calendarView, 'events-calendar-missing', () => setFailed(true));
  const isShown = isNeeded && !hasFailed;
  useLayoutEffect(() => {
    if (isShown) load();
  }, [isShown]);
  return { isShown, Calendar: module?.EventCalendar, retry: () => setFailed(false) };
}

/** Returns a function that downloads an event, whose module is loaded by its first use. */
function useDownload(events: readonly SiteEvent[]): (event: SiteEvent) => void {
  const bridge = useBridge();
  return (event) => {
    const { element } = bridge.host;
    eventDownload.load().then(
      ({ downloadEvent }) => downloadEvent(event, events, element.ownerDocument),
      (cause) => bridge.emit('site-error', { code: 'events-download-missing', args: {}, cause }),
    );
  };
}

interface SwitchProps {
  readonly view: Values['view'];
  readonly getMessage: GetMessage;
  readonly onView: (view: Values['view']) => void;
}

const Switch = ({ view, getMessage, onView }: SwitchProps): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a box
  <div part="switch" role="group" aria-label={getMessage('events-view')}>
    {(['list', 'calendar'] as const).map((name) => (
      <button key={name} part="view" type="button" aria-pressed={name === view} onClick={() => onView(name)}>
        {getMessage(`events-${name}`)}
      </button>
    ))}
  </div>
);

function EventsElementView({ view, month, timeZone, weekStart, download }: Values): ReactNode {
  const language = languageOf(useHost());
  const getMessage = useMessages(messages);
  const isRtl = useDirection() === 'rtl';
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const events = useEvents(timeZone);
  const today = useToday(timeZone);
  const { isShown, Calendar, retry } = useCalendar(view === 'calendar' && events.length > 0);
  const onDownload = useDownload(events);
  const shown = (month === undefined ? undefined : parseMonth(month)) ?? monthOfEvents(events, today);

  const show = (changes: Partial<Pick<Values, 'view' | 'month'>>): void => {
    const next = { view, month: formatMonth(shown), ...changes };
    writeBack(changes);
    emit('site-shown', { view: next.view, month: next.month ?? '' });
  };
  const selectView = (to: Values['view']): void => {
    retry();
    if (to !== view) show({ view: to });
  };

  useItemActions(events, { isOn: download, getMessage, onDownload });
  useStates({ ready: true });
  return (
    <>
      {events.length > 0 && <Switch view={isShown ? 'calendar' : 'list'} getMessage={getMessage} onView={selectView} />}
      {isShown && (
        <div className="pane">
          {Calendar && (month ?? today) !== undefined && (
            <Calendar
              events={events}
              month={shown}
              today={today}
              weekStart={weekStart === undefined ? weekStartOf(language) : weekdays[weekStart]}
              timeZone={timeZone}
              language={language}
              isRtl={isRtl}
              getMessage={getMessage}
              onMonth={(to) => show({ month: formatMonth(clampMonth(to)) })}
              onDownload={download ? onDownload : undefined}
            />
          )}
        </div>
      )}
      <slot className={isShown ? 'beside' : undefined} />
    </>
  );
}

/**
 * `<site-events>`: events of the author's markup as a list and as a calendar of a month (docs/spec.md#runtime-2, "Behaviour of
 * screens").
 */
export const SiteEventsElement = elementClass(contract, EventsElementView, { shadow, page });
