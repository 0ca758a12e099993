/** The font size at which a text fits its box. */

/** A text on one line at the font size of the author, in CSS pixels. */
export interface MeasuredText {
  readonly fontSize: number;
  /** The width of the text, which is proportional to its font size. */
  readonly textWidth: number;
  /** Padding and borders beside the text. */
  readonly fixedWidth: number;
}

/** Limits of the author in CSS pixels, at the default text size of browsers. */
export interface FontSizeLimits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** The box of the text. */
export interface TextBox {
  /** The width in CSS pixels. */
  readonly width: number;
  /** The text size that the visitor has chosen, relative to the default of browsers. */
  readonly textZoom: number;
}

/** The font size is `(width of the box - fixedWidth) * factor`, within the limits. */
export interface FittedFontSize {
  readonly smallest: number;
  readonly largest: number;
  readonly fixedWidth: number;
  readonly factor: number;
}

/** The smallest font size (docs/spec.md#widgets-9). */
const smallestSize = 11;

/**
 * With a smallest size of 40 %, text at a page zoom of 500 % is at least twice as large as without zoom, however narrow its box
 * becomes (https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html).
 */
const smallestShare = 0.4;

/** Engines round widths of glyphs, and a text of exactly the width of its box may wrap. */
const tolerance = 0.995;

/**
 * Returns the font size for a text; undefined if the text fits at the font size of the author. A larger text zoom enlarges
 * the text in proportion, so that it wraps.
 */
export function fitFontSize(
  { fontSize, textWidth, fixedWidth }: MeasuredText,
  { min, max }: FontSizeLimits,
  box: TextBox,
): FittedFontSize | undefined {
  const zoom = Math.max(1, box.textZoom);
  const isFitting = textWidth <= (box.width - fixedWidth) * zoom;
  if (textWidth <= 0 || (isFitting && max === undefined)) return undefined;
  const largest = max === undefined ? fontSize : max * zoom;
  const smallest = min === undefined ? Math.max(smallestSize * zoom, fontSize * smallestShare) : min * zoom;
  const factor = (zoom * tolerance * fontSize) / textWidth;
  return { smallest: Math.min(smallest, largest), largest, fixedWidth, factor };
}

/** Formats a number without an exponent, which is not needed at this precision. */
const format = (value: number): string => String(Number(value.toFixed(4)));

/** Formats a font size for CSS. It follows the width of the container without script. */
export const formatFontSize = ({ smallest, largest, fixedWidth, factor }: FittedFontSize): string =>
  `clamp(${format(smallest)}px, (100cqi - ${format(fixedWidth)}px) * ${factor.toFixed(6)}, ${format(largest)}px)`;
