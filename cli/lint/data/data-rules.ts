/** The ids of the rules for data, as they appear in reports. */

/** Reports omitted defaults. It is off unless the settings turn it on, because most sites omit defaults. */
export const entityDefault = 'entity-default';

export const contextRules: readonly string[] = [
  'entity',
  entityDefault,
  'json-duplicate-key',
  'json-prototype-key',
  'json-syntax',
  'no-context',
  'site-context',
];
