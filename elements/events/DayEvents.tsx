/** The events of the day that a visitor has selected. Loaded when a visitor presses the calendar or a key in it. */
import type { ReactNode } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useBridge } from '../../core/element/root.tsx';
import { adoptInto } from '../../core/page/sheet.ts';
import sheet from './day-events.css';
import type { SiteEvent } from './read-events.ts';
import { visitorTimes } from './texts.ts';
import { formatTimes, zoneName } from './time-texts.ts';

interface Props {
  readonly events: readonly SiteEvent[];
  readonly timeZone: string | undefined;
  readonly language: string;
  readonly getMessage: GetMessage;
  readonly onDownload: ((event: SiteEvent) => void) | undefined;
}

interface ItemProps extends Omit<Props, 'events'> {
  readonly event: SiteEvent;
}

function Item({ event, timeZone, language, getMessage, onDownload }: ItemProps): ReactNode {
  const { title, link, location, time } = event;
  const times = [formatTimes(time, language), zoneName(time, language, timeZone)].filter(Boolean).join(' ');
  const own = visitorTimes(time, language);
  return (
    <li part="item">
      {link ? <a {...link}>{title}</a> : <span className="title">{title}</span>}
      {(times || own) && (
        <p part="time">
          {times} {own && <span className="own">{getMessage('events-your-time', { time: own })}</span>}
        </p>
      )}
      {location && <p part="location">{location}</p>}
      {onDownload && (
        <button
          part="download"
          type="button"
          aria-label={getMessage('events-add-title', { title })}
          onClick={() => onDownload(event)}
        >
          {getMessage('events-add')}
        </button>
      )}
    </li>
  );
}

export function DayEvents({ events, ...props }: Props): ReactNode {
  adoptInto(useBridge().host.shadow, [sheet]);
  if (events.length === 0) return <p>{props.getMessage('events-none')}</p>;
  return (
    <ul>
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no key but their index
        <Item key={index} event={event} {...props} />
      ))}
    </ul>
  );
}
