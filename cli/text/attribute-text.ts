/** Returns an attribute with a space before it; empty for an attribute without a value. */
export const attributeText = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
