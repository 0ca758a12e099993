/** The rules over data, by the ids that people meet in reports. */

/** Tells of defaults that are left out; most sites leave them out, so that only the settings turn it on. */
export const entityDefault = 'entity-default';

export const contextRules: readonly string[] = [
  'entity',
  entityDefault,
  'json-duplicate-key',
  'json-syntax',
  'no-context',
  'site-context',
];
