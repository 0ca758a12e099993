/** Writes an event as an iCalendar file (https://www.rfc-editor.org/rfc/rfc5545). */
import type { EventTime } from './event-time.ts';

export interface FileEvent {
  readonly title: string;
  readonly time: EventTime;
  readonly location: string | undefined;
  /** An absolute URL. */
  readonly url: string | undefined;
  /** Identifies the event: a later download updates the entry in a calendar. */
  readonly uid: string;
}

/** Octets of a line without its line break (https://www.rfc-editor.org/rfc/rfc5545#section-3.1). */
const lineLength = 75;

/** Control characters, except line breaks: no text of iCalendar may contain them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const controls = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g;

const escapeText = (text: string): string =>
  text
    .replace(controls, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

const octetsOf = (character: string): number => new TextEncoder().encode(character).length;

/** Folds a line between characters. Continuation lines begin with a space, which counts. */
function fold(line: string): string {
  let octets = 0;
  let folded = '';
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > lineLength) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** Formats milliseconds as `20261204T180000`. */
const formatTime = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** A moment in UTC: Outlook shifts times of a time zone whose rules are not in the file. Without a moment it is local everywhere. */
const writeTime = (name: string, wall: number, moment: number | undefined): string =>
  `${name}:${moment === undefined ? formatTime(wall) : `${formatTime(moment)}Z`}`;

const writeDate = (name: string, wall: number): string => `${name};VALUE=DATE:${formatTime(wall).slice(0, 8)}`;

function writeTimes({ isAllDay, start, end, startMoment, endMoment }: EventTime): readonly string[] {
  // The end of whole days is the day after the last one.
  if (isAllDay) return [writeDate('DTSTART', start), writeDate('DTEND', end ?? start)];
  const from = writeTime('DTSTART', start, startMoment);
  // An event without a length has no end.
  return end === undefined || (endMoment ?? end) === (startMoment ?? start)
    ? [from]
    : [from, writeTime('DTEND', end, endMoment)];
}

/** Writes the file; `now` is in milliseconds since 1970. */
export function calendarFile({ title, time, location, url, uid }: FileEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site-elements//events//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatTime(now)}Z`,
    ...writeTimes(time),
    `SUMMARY:${escapeText(title)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url.replace(/\s/g, '')}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Returns a file name with the letters and digits of a title. */
export const fileName = (title: string): string =>
  `${
    title
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-')
      .slice(0, 60) ?? 'event'
  }.ics`;
