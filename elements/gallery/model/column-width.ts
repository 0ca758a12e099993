import { type Attribute, number } from '../../../core/model/contract/kinds.ts';

/** The minimum width of a column, in pixels (docs/spec.md#widgets-5: a number above 0). */
export function columnWidth(): Attribute<number> {
  const any = number(250);
  return {
    ...any,
    accepts: 'a number above 0',
    parse: (text) => {
      const width = any.parse(text);
      return width !== undefined && width > 0 ? width : undefined;
    },
  };
}

/** The width that the layout uses: narrower columns would be too many for a browser. */
export const usedColumnWidth = (width: number): number => Math.max(1, width);
