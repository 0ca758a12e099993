/**
 * The attribute of a contract key: `slidesPerRow` -> `slides-per-row`, `dataURL` -> `data-url`. Names are only
 * ever derived in this direction.
 */
export const attributeName = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
