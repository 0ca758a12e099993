/** The fonts of a site: core/page/fonts.md. The key of the site context is ours. */
import { z } from 'zod';
import { fontServiceFormats, isFontWeight } from '../fonts/read-font-settings.ts';
import { entity, link, listOf, numberFrom, text, wordOf } from './fields.ts';
import { checked } from './issue.ts';
import { fileUrl } from './rule-fields.ts';

const weight = checked(z.union([z.string(), z.number()]), ['entity-font-weight'], (value) =>
  value === '' || isFontWeight(String(value)) ? [] : [{ code: 'entity-font-weight' }],
).describe('Weight, for example 400, or the range of a variable font, for example 100 900. Default: 400.');

/** Whether a text is a range such as `U+0-FF`, `U+4??` or `U+131`, with at least one character. */
function isRange(text: string): boolean {
  const [, first = '', last = first] = /^U\+([\da-f]*\?*)(?:(?<!\?)-([\da-f]+))?$/i.exec(text.trim()) ?? [];
  const [from, to] = [first.replaceAll('?', '0'), last.replaceAll('?', 'F')].map((code) => Number.parseInt(code, 16));
  // An empty text is not a number.
  return Math.max(first.length, last.length) <= 6 && Number(from) <= Number(to) && Number(to) <= 0x10ffff;
}

const unicodeRange = checked(z.string(), ['entity-unicode-range'], (value) =>
  value === '' || value.split(',').every(isRange) ? [] : [{ code: 'entity-unicode-range' }],
).describe('Characters of the file, as in CSS, for example U+0-FF, U+131. Default: all.');

const percent = (description: string) => numberFrom(0, 1000, description);

/** The fonts of a site. */
export const fonts = entity('FontSettings', 'The fonts of the site.', {
  families: listOf(
    'The families.',
    entity('FontFamily', 'A family of fonts.', {
      family: text('Name of the family, for example Karla.'),
      faces: listOf(
        'Files of the family, or its styles at the font service. Default: the style normal 400 of the service.',
        entity('FontFace', 'A file of a font family, or a style of it at the font service.', {
          src: link('URL of the file. Without one, the style comes from the font service.'),
          weight,
          style: wordOf('Style: normal or italic. Default: normal.', ['normal', 'italic']),
          unicodeRange,
        }),
      ),
      fallback: entity('FallbackFont', 'The local font that is shown until the family has loaded.', {
        family: text('Name of the local font, for example Arial.'),
        sizeAdjust: percent('Size of its letters in percent: size-adjust of CSS.'),
        ascentOverride: percent('Its ascent in percent: ascent-override of CSS.'),
        descentOverride: percent('Its descent in percent: descent-override of CSS.'),
        lineGapOverride: percent('Its line gap in percent: line-gap-override of CSS.'),
      }),
    }),
  ),
  service: entity('FontService', 'The font service, which is requested only with consent.', {
    url: fileUrl('URL of its stylesheet without families, for example https://fonts.example.com/css2.'),
    format: wordOf(
      'How the URL names the families: css2 and css as versions 2 and 1 of the API of Google Fonts, kit not at all. Default: css2.',
      fontServiceFormats,
    ),
  }),
});
