/** English messages of relative times. Other languages take "just now" from the browser, unless messages of theirs are added. */
export const messages = {
  'relative-time-now': 'just now',
  'relative-time-invalid':
    '<time datetime="{value}"> in <site-relative-time> is ignored: it takes a date, such as 2026-11-23, or a date and time, such as 2026-11-23T08:30+01:00.',
  'relative-time-mixed':
    '<site-relative-time> is ignored: it takes one <time> as its only content. Write other text outside of it.',
} as const;
