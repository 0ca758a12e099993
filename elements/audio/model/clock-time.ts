/** The times of a recording: as a clock shows them, and as text for screen readers. */

/** Parses `3:05` or `1:02:03` to seconds. Returns undefined for anything else, and for 0. */
export function parseClockTime(text: string): number | undefined {
  const [, hours = 0, minutes, seconds] = /^(?:(\d{1,4}):)?(\d{1,4}):([0-5]\d)$/.exec(text.trim()) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined;
}

/** Splits a time into whole hours, minutes and seconds. */
const split = (time: number): readonly [hours: number, minutes: number, seconds: number] => [
  Math.floor(time / 3600),
  Math.floor(time / 60) % 60,
  Math.floor(time) % 60,
];

/** Formats seconds as `3:05` or `1:02:03`. */
export function formatClockTime(time: number): string {
  const [hours, minutes, seconds] = split(time);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${hours ? `${hours}:${pad(minutes)}` : minutes}:${pad(seconds)}`;
}

const units = ['hour', 'minute', 'second'];

/** Writes seconds as text in a language: `1 minute, 5 seconds`. In English if the language tag is not valid. */
export function spokenTime(time: number, language: string): string {
  try {
    const parts = split(time).flatMap((value, at) =>
      value || (time < 1 && at === 2)
        ? new Intl.NumberFormat(language, { style: 'unit', unit: units[at] ?? '', unitDisplay: 'long' }).format(value)
        : [],
    );
    return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
  } catch {
    return spokenTime(time, 'en');
  }
}
