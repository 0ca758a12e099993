/** The calendar, which lists do not load (https://www.w3.org/WAI/ARIA/apg/patterns/grid/). */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { useBridge } from '../../core/element/root.tsx';
import { Icon } from '../../core/element/ui/icon.tsx';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { closest, isElement } from '../../core/page/unclobber.ts';
import sheet from './calendar.css';
import { dayAfterKey, monthOf, startOf, weeksOf } from './model/month.ts';
import type { SiteEvent } from './read-events.ts';
import { formatDay, formatMonthName, formatWeekday } from './texts.ts';
import { WeekDays } from './WeekDays.tsx';

export interface CalendarProps {
  readonly events: readonly SiteEvent[];
  /** The month that is shown, counted from January of the year 0. */
  readonly month: number;
  /** The current day, if it is known. */
  readonly today: number | undefined;
  /** The day that begins the week: 0 for Sunday. */
  readonly weekStart: number;
  readonly timeZone: string | undefined;
  readonly language: string;
  readonly isRtl: boolean;
  readonly getMessage: GetMessage;
  readonly onMonth: (month: number) => void;
  readonly onDownload: ((event: SiteEvent) => void) | undefined;
}

const dayEvents = lazyModule((_retry) => import('./DayEvents.tsx'));

const [left, right] = ['M15 5l-7 7 7 7', 'M9 5l7 7-7 7'];

interface BarProps extends CalendarProps {
  readonly onToday: () => void;
}

/** The name of the month, and the buttons to other months. */
function Bar({ month, today, language, isRtl, getMessage, onMonth, onToday }: BarProps): ReactNode {
  return (
    <div part="bar">
      <p part="month" id="month" aria-live="polite">
        {formatMonthName(startOf(month), language)}
      </p>
      <button part="go-today" type="button" disabled={today === undefined} onClick={onToday}>
        {getMessage('events-today')}
      </button>
      <button
        part="previous"
        type="button"
        aria-label={getMessage('events-previous')}
        onClick={() => onMonth(month - 1)}
      >
        <Icon path={isRtl ? right : left} />
      </button>
      <button part="next" type="button" aria-label={getMessage('events-next')} onClick={() => onMonth(month + 1)}>
        <Icon path={isRtl ? left : right} />
      </button>
    </div>
  );
}

const WeekdayNames = ({
  days,
  language,
}: {
  readonly days: readonly number[];
  readonly language: string;
}): ReactNode => (
  <tr>
    {days.map((day) => (
      <th key={day} scope="col" part="weekday">
        {formatWeekday(day, language)}
      </th>
    ))}
  </tr>
);

/** Returns the day of the month that has the tab stop: the one that was focused last, the current day, or the first day with an event. */
function tabStop(focused: number | undefined, { month, today, events }: CalendarProps): number {
  const days = [focused, today, ...events.map(({ first }) => first)];
  return days.find((day) => day !== undefined && monthOf(day) === month) ?? startOf(month);
}

/** Returns whether an event of the mouse or the keyboard belongs to a link in a day. */
const isOnLink = ({ target }: { readonly target: EventTarget }): boolean =>
  isElement(target) && closest(target, 'a[href]') !== null;

/** Moves the focus between days, and to the details of the one that the visitor selects. */
function useDays(props: CalendarProps) {
  const { month, weekStart, isRtl, onMonth } = props;
  const [focused, setFocused] = useState<number>();
  const [selected, setSelected] = useState<number>();
  const grid = useRef<HTMLTableElement>(null);
  const details = useRef<HTMLHeadingElement>(null);
  /** The node that gets the focus once it is rendered. */
  const wanted = useRef<'day' | 'details'>(undefined);
  const focusDay = (day: number): boolean => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    cell?.focus();
    return !!cell;
  };
  useLayoutEffect(() => {
    if (wanted.current === 'details') details.current?.focus();
    else if (wanted.current !== 'day' || focused === undefined || monthOf(focused) !== month) return;
    else focusDay(focused);
    wanted.current = undefined;
  });
  const focus = (day: number): void => {
    setFocused(day);
    if (monthOf(day) === month) {
      focusDay(day);
      return;
    }
    wanted.current = 'day';
    onMonth(monthOf(day));
  };
  const select = (day: number): void => {
    setFocused(day);
    setSelected(day);
    if (day === selected) details.current?.focus();
    else wanted.current = 'details';
  };
  const press = (event: KeyboardEvent, day: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || isOnLink(event)) return;
    const to = dayAfterKey(event, day, weekStart, isRtl);
    if (to !== undefined) focus(to);
    else if (event.key === 'Enter' || event.key === ' ') select(day);
    else return;
    event.preventDefault();
  };
  const click = (event: MouseEvent, day: number): void => {
    if (!isOnLink(event)) select(day);
  };
  /** Moves the focus to a day, in the month that is shown if it has the day too. */
  const returnTo = (day: number): void => {
    if (!focusDay(day)) focus(day);
  };
  return { stop: tabStop(focused, props), selected, grid, details, returnTo, setFocused, press, click };
}

export function EventCalendar(props: CalendarProps): ReactNode {
  const { events, month, today, weekStart, language, getMessage, onMonth } = props;
  adoptInto(useBridge().host.shadow, [sheet]);
  const { module, load } = useLazyModule(dayEvents, 'events-details-missing');
  const weeks = useMemo(() => weeksOf(month, weekStart), [month, weekStart]);
  const { stop, selected, grid, details, returnTo, setFocused, press, click } = useDays(props);
  const goToday = (): void => {
    if (today === undefined) return;
    setFocused(today);
    if (monthOf(today) !== month) onMonth(monthOf(today));
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || selected === undefined) return;
    event.preventDefault();
    returnTo(selected);
  };
  return (
    <>
      <Bar {...props} onToday={goToday} />
      <table
        part="calendar"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
        role="grid"
        aria-labelledby="month"
        ref={grid}
        onPointerDown={load}
        onClick={load}
        onKeyDown={load}
      >
        <thead>
          <WeekdayNames days={weeks[0] ?? []} language={language} />
        </thead>
        <tbody>
          {weeks.map((days) => (
            <WeekDays
              key={days[0]}
              days={days}
              events={events}
              month={month}
              today={today}
              stop={stop}
              selected={selected}
              language={language}
              getMessage={getMessage}
              onKey={press}
              onClick={click}
              onFocus={setFocused}
            />
          ))}
        </tbody>
      </table>
      {selected !== undefined && (
        <section part="details" aria-labelledby="date" onKeyDown={leave}>
          <h3 part="date" id="date" tabIndex={-1} ref={details}>
            {formatDay(selected, language)}
          </h3>
          {module && (
            <module.DayEvents
              {...props}
              events={events.filter(({ first, last }) => first <= selected && selected <= last)}
            />
          )}
        </section>
      )}
    </>
  );
}
