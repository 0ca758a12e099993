/** The data attributes of an image (docs/spec.md#widgets-3, "Slide attributes"), as CSS. */
import { describeAccepted } from '../../../core/model/contract/describe.ts';
import { type Attribute, point, size } from '../../../core/model/contract/kinds.ts';
import type { Problem } from '../../../core/model/finding.ts';

/** Converts an attribute to CSS. Returns undefined when it is missing, empty or invalid. */
interface CssAttribute {
  readonly accepted: string;
  readonly toCss: (text: string | null) => string | undefined;
}

function cssAttribute<Value>(
  kind: Attribute<Value | undefined>,
  write: (value: NonNullable<Value>) => string,
): CssAttribute {
  return {
    accepted: describeAccepted(kind),
    toCss: (text) => {
      const value = text === null ? undefined : kind.parse(text);
      return value === undefined ? undefined : write(value);
    },
  };
}

/** Stored focal points have up to 17 decimals; two decimals of a percentage are precise enough for any screen. */
const percent = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;

const readers = {
  'data-image-focal-point': cssAttribute(point(), ({ x, y }) => `${percent(x)} ${percent(y)}`),
  'data-image-dimensions': cssAttribute(size(), ({ width, height }) => `${width} / ${height}`),
};

export type ImageAttribute = keyof typeof readers;

/** The CSS values of an image, and its invalid attributes. */
export interface ImageStyle {
  /** An `object-position`. */
  readonly focalPoint: string | undefined;
  /** An `aspect-ratio`. */
  readonly ratio: string | undefined;
  readonly problems: readonly Problem[];
}

/** Reads the attributes of an image; `null` means that the attribute is missing. */
export function imageStyle(textOf: (attribute: ImageAttribute) => string | null): ImageStyle {
  const problems: Problem[] = [];
  const read = (attribute: ImageAttribute): string | undefined => {
    const { accepted, toCss } = readers[attribute];
    const value = textOf(attribute);
    const css = toCss(value);
    const isWrong = css === undefined && value !== null && value.trim() !== '';
    if (isWrong)
      problems.push({ code: 'gallery-image-data-ignored', severity: 'warn', args: { attribute, value, accepted } });
    return css;
  };
  return { focalPoint: read('data-image-focal-point'), ratio: read('data-image-dimensions'), problems };
}
