/** The length of the longest glob. The time to compile one grows with the square of its length. */
export const maxGlobLength = 8192;
