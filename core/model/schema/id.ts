/** The `$schema` of a file that has no path to one, and the `$id` of the exported schema. */
export const idOf = (name: string): string => `urn:site-elements:${name}`;
