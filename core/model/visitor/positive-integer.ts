/** Returns whether a text is a positive safe integer. */
export const isPositiveInteger = (text: string): boolean =>
  /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text));
