import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { dateOf, monthOf } from './model/month.ts';
import { type Segment, segmentsOf, segmentsOn, shownLanes } from './model/week-segments.ts';
import type { SiteEvent } from './read-events.ts';
import { formatClock, formatDate, formatDay } from './texts.ts';

interface WeekProps {
  readonly days: readonly number[];
  readonly events: readonly SiteEvent[];
  readonly month: number;
  readonly today: number | undefined;
  /** The day with the tab stop. */
  readonly stop: number;
  readonly selected: number | undefined;
  readonly language: string;
  readonly getMessage: GetMessage;
  readonly onKey: (event: KeyboardEvent, day: number) => void;
  readonly onClick: (event: MouseEvent, day: number) => void;
  readonly onFocus: (day: number) => void;
}

/** The time at which an event starts, unless it takes whole days or has started on an earlier day. */
const clockOf = ({ time, first }: SiteEvent, day: number, language: string): string =>
  time.isAllDay || first !== day ? '' : formatClock(time.start, language);

interface EventProps {
  readonly segment: Segment<SiteEvent>;
  readonly day: number;
  readonly language: string;
}

/** An event in the first of its days in a week. It is a link for the mouse: keyboards reach it below the calendar. */
function EventBar({ segment, day, language }: EventProps): ReactNode {
  const { event, lane, index, length, isContinued, isContinuing } = segment;
  const clock = clockOf(event, day, language);
  const isBar = event.time.isAllDay || event.first !== event.last;
  const names = [isBar && 'bar', isContinued && 'continued', isContinuing && 'continuing'];
  const style = {
    gridRow: lane + 2,
    // With the lines between the days. The first day of a week has no line.
    marginInlineEnd: length > 1 ? `calc(${1 - length}00% + ${index > 0 ? 1 - length : 0}px)` : undefined,
  };
  const props = { part: 'event', className: names.filter(Boolean).join(' '), style };
  const content = (
    <>
      {clock && <span className="clock">{clock} </span>}
      {event.title}
    </>
  );
  const { link } = event;
  if (!link) return <span {...props}>{content}</span>;
  return (
    <a {...props} {...link} tabIndex={-1}>
      {content}
    </a>
  );
}

/** The names of the day's parts for `::part()`. */
const partsOf = (day: number, { month, today }: WeekProps): string =>
  ['day', day === today && 'today', monthOf(day) !== month && 'outside'].filter(Boolean).join(' ');

interface Shown {
  /** The events that begin in the cell of the day. */
  readonly shown: readonly Segment<SiteEvent>[];
  readonly others: readonly Segment<SiteEvent>[];
}

/** The part of a day's name that its content does not show: its date, and the events that are shown on other days or not at all. */
function nameOf(day: number, all: Shown, { language, getMessage }: WeekProps): string {
  const date = formatDay(day, language);
  if (all.shown.length + all.others.length === 0) return date;
  const events = all.others.map(({ event }) => `${clockOf(event, day, language)} ${event.title}`.trim()).join('; ');
  return getMessage('events-day', { date, events });
}

/** A row of the calendar. */
export function WeekDays(props: WeekProps): ReactNode {
  const { days, events, today, stop, selected, language, getMessage, onKey, onClick, onFocus } = props;
  const isClient = useIsClient();
  const segments = segmentsOf(days[0] ?? 0, events);
  const lanes = shownLanes(segments);
  return (
    <tr>
      {days.map((day, index) => {
        const all = segmentsOn(segments, index);
        const hidden = all.filter(({ lane }) => lane >= lanes).length;
        const isShown = (one: Segment<SiteEvent>): boolean => one.index === index && one.lane < lanes;
        const [shown, others] = [all.filter(isShown), all.filter((one) => !isShown(one))];
        return (
          <td
            key={day}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
            role="gridcell"
            part={partsOf(day, props)}
            data-day={day}
            aria-current={day === today ? 'date' : undefined}
            aria-selected={day === selected}
            tabIndex={day === stop ? 0 : -1}
            onKeyDown={(event) => onKey(event, day)}
            onClick={(event) => onClick(event, day)}
            onFocus={() => onFocus(day)}
          >
            {/* Versions of ICU differ in the punctuation, and prerendered markup must not. */}
            {isClient && <span className="name">{nameOf(day, { shown, others }, props)}</span>}
            <div className="box">
              <span className="number" aria-hidden={isClient || undefined}>
                {formatDate(dateOf(day), language)}
              </span>
              {shown.map((segment) => (
                <EventBar key={segment.lane} segment={segment} day={day} language={language} />
              ))}
              {hidden > 0 && (
                <span part="more" aria-hidden={isClient || undefined}>
                  {getMessage('events-more', { count: hidden })}
                </span>
              )}
            </div>
          </td>
        );
      })}
    </tr>
  );
}
