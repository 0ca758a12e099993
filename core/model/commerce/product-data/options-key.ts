/** Returns the key of a list of option values: lists with other values, or other boundaries, have other keys. */
export const optionsKey = (values: readonly string[]): string => JSON.stringify(values);
