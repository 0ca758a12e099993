/** The length of the longest glob that minimatch accepts; it throws for longer ones. */
export const maxGlobLength = 65_536;
