/** Messages about experiments, for developers (docs/spec.md#widgets-8). */
export const messages = {
  'experiments-not-loaded': 'The underlying Praetor configuration is not loaded',
  'experiment-missing': 'The specified feature does not exist',
  'experiment-type': 'The specified feature is not a {type}',
  'experiment-invalid': 'The specified feature has an invalid server-side definition',
} as const;
