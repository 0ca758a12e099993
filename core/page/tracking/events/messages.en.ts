/** English messages of the events of a page, for developers. */
export const messages = {
  'event-invalid':
    'The event "{name}" is not sent. Its name must be text of 1 to 100 characters, and its data an object.',
  'event-field-invalid':
    'The field "{field}" of the event "{name}" is not sent. Its value must be text, a finite number, a boolean or null, and its name not one of the fields of the page.',
  'event-page-field-invalid': 'The field "{field}" of events is not sent. Set it to text in the site context.',
  'event-setting-invalid': 'The setting "{setting}" of events is ignored. Check its name and its value.',
  'trace-line-dropped':
    'The line "{message}" of the log is not sent. Its message must be text, its level info, warn or error, and at most 50 lines and 16 KB wait.',
  'event-refused': 'Error tracking event: HTTP Status {code}',
  'events-dropped':
    'Events are not sent, first "{name}": at most 100 events and 48 KB wait, and when the visitor leaves, the browser may be offline or refuse them. counts() returns how many.',
} as const;
