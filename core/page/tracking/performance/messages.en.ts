/** English messages of performance records, for the console. The specification defines them (docs/spec.md#widgets-8). */
export const messages = {
  'performance-settings-timeout': 'Metric settings request timeout',
  'performance-settings-unresolved': 'Unable to resolve pageLoadId',
} as const;
