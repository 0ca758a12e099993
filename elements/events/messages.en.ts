export const messages = {
  /** For the console. */
  'events-datetime-invalid':
    '<time datetime="{value}"> in <site-events> is ignored: it takes a date and time such as 2026-12-04T18:00+01:00, or a date.',
  'events-end-invalid': '<time datetime="{value}"> in <site-events> is ignored: the event starts later.',
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
