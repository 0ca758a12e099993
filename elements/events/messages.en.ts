export const messages = {
  /** For the console. */
  'events-datetime-invalid':
    '"{value}" of a <time> in <site-events> is not a date. Write datetime="2026-12-04T18:00+01:00" or datetime="2026-12-04".',
  'events-end-invalid':
    'The end "{value}" of an event in <site-events> is before its start. Write the later <time> second.',
  /** Texts for visitors. */
  'events-view': 'View',
  'events-list': 'List',
  'events-calendar': 'Calendar',
  'events-previous': 'Previous month',
  'events-next': 'Next month',
  'events-today': 'Today',
  'events-day': '{date}: {events}',
  'events-more': '{count} more',
  'events-none': 'No events on this day.',
  'events-add': 'Add to calendar',
  'events-add-title': 'Add to calendar: {title}',
  'events-your-time': 'Your time: {time}',
} as const;
