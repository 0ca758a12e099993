/** Whether a text is a positive integer that JavaScript can count with. */
export const isPositiveInteger = (text: string): boolean =>
  /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text));
