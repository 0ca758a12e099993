/** Texts of the info bar. */
export const messages = {
  'info-bar-label': 'Contact',
  'info-bar-item-email': 'Email',
  'info-bar-item-phone': 'Call',
  'info-bar-item-place': 'Map',
  'info-bar-hours': 'Hours',
  'info-bar-open': 'Open now',
  'info-bar-closed': 'Closed',
  'info-bar-until': 'until {time}',
  'info-bar-opens': 'opens {time}',
  'info-bar-all-day': 'All day',
  'info-bar-hours-missing': 'The opening hours cannot be shown now.',
  'info-bar-time-zone':
    '<site-info-bar> does not show whether it is open now: opening-hours needs time-zone="…", for example "Europe/Oslo", or the time zone of the site context.',
} as const;
