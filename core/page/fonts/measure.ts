/** `site-elements/fonts/measure`: a tool for authors, which pages do not load. */
import type { FallbackFont } from '../../model/fonts/read-font-settings.ts';
import { userErrors } from '../../model/user-error.ts';
import { unclobber, windowOf } from '../unclobber.ts';
import { messages } from './measure/messages.en.ts';

const fail = userErrors(messages);

/** Options of `measureFallback`. */
export interface MeasureOptions {
  /** The page that has the font. Default: this page. */
  readonly document?: Document;
  /** A text in the language of the site; the widths of its characters are compared. Default: English. */
  readonly text?: string;
  /** The weight that most of the text has. Default: 400. */
  readonly weight?: number;
  /** The size of most of the text in px: variable fonts with optical sizes have narrower letters in large text. Default: 16. */
  readonly size?: number;
}

/** Letters as often as in English. */
const englishText =
  'It was late in the season when the ferry left the harbour, and the light on the water had begun to turn. ' +
  'Each of the prints shows one evening: the weather, the hour and the name of a boat. Most are sold framed.';

/** The size of the measured text in px: large, so that rounding does not matter. */
const measured = 1000;

const percent = (part: number): number => Math.round(part * 10_000) / 100;

/** Measures a font, in parts of its size. */
function measure(
  document: Document,
  family: string,
  { text, weight, size }: Required<Omit<MeasureOptions, 'document'>>,
) {
  const { createElement, body } = unclobber(document);
  const context = createElement('canvas').getContext('2d');
  if (!context) throw fail('font-measure-canvas');
  const font = CSS.escape(family);
  context.font = `${weight} ${measured}px ${font}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
  const line = createElement('div');
  // The optical size is that of the text in the page, not the one of the measured text.
  line.style.cssText = `position: absolute; visibility: hidden; white-space: nowrap; padding: 0; font: ${weight} ${measured}px/normal ${font}; font-variation-settings: "opsz" ${size}`;
  line.textContent = text;
  body.appendChild(line);
  const { width, height } = line.getBoundingClientRect();
  line.replaceWith();
  return {
    width: width / measured,
    ascent: fontBoundingBoxAscent / measured,
    descent: fontBoundingBoxDescent / measured,
    lineGap: Math.max(0, height - fontBoundingBoxAscent - fontBoundingBoxDescent) / measured,
  };
}

/** Whether the page has loaded, or this device has, a font of the family. */
async function hasFont(document: Document, family: string, weight: number, text: string): Promise<boolean> {
  const { FontFace } = windowOf(document);
  const { fonts } = unclobber(document);
  // Without the text, only the file that has the space is loaded.
  const loaded = await fonts.load(`${weight} ${measured}px ${CSS.escape(family)}`, text).catch(() => []);
  if (loaded.length > 0) return true;
  return new FontFace('site-measured', `local(${CSS.escape(family)})`).load().then(
    () => true,
    () => false,
  );
}

/**
 * Measures a family of the page, and a font of this device. Resolves with the `fallback` of the family: the descriptors that give
 * the local font the same width and height. Rejects with a `UserError` if one of the fonts is missing.
 */
export async function measureFallback(
  family: string,
  fallback: string,
  { document = globalThis.document, text = englishText, weight = 400, size = 16 }: MeasureOptions = {},
): Promise<FallbackFont> {
  for (const name of [family, fallback])
    if (!(await hasFont(document, name, weight, text))) throw fail('font-measure-missing', { name });
  const options = { text, weight, size };
  const [meant, local] = [measure(document, family, options), measure(document, fallback, options)];
  const ratio = meant.width / local.width;
  return {
    family: fallback,
    sizeAdjust: percent(ratio),
    ascentOverride: percent(meant.ascent / ratio),
    descentOverride: percent(meant.descent / ratio),
    lineGapOverride: percent(meant.lineGap / ratio),
  };
}
