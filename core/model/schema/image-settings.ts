import { z } from 'zod';
import { describeAccepted } from '../contract/describe.ts';
import type { Attribute } from '../contract/kinds.ts';
import { settings } from '../images/settings.ts';
import { byDefault, entity, wordFaults } from './fields.ts';
import { checked, type Fault } from './issue.ts';

const pair = (keys: readonly [string, string]) =>
  z
    .looseObject({ [keys[0]]: z.number(), [keys[1]]: z.number() })
    .describe(`An object with the numbers ${keys[0]} and ${keys[1]}.`);

const values = z.union([z.string(), z.number(), z.boolean(), pair(['x', 'y']), pair(['width', 'height'])]);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A value as its attribute writes it. Further members of an object may be of any type and are left out. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter(isNumber)
        .join('width' in value ? 'x' : ',')
    : String(value);

const codes = ['entity-setting', 'entity-unknown-word'] as const;

function settingFaults(value: unknown, kind: Attribute<unknown>): readonly Fault<(typeof codes)[number]>[] {
  if (kind.parse(textOf(value)) !== undefined) return [];
  if (kind.kind === 'oneOf' && typeof value === 'string') return wordFaults(value, kind.allowedValues ?? []);
  return [{ code: 'entity-setting', args: { accepted: describeAccepted(kind) } }];
}

/** Makes a field that accepts the values of an element attribute. */
const setting = (description: string, kind: Attribute<unknown>) =>
  byDefault(
    kind.fallback,
    checked(values, codes, (value) => settingFaults(value, kind)).describe(
      `${description} Accepted: ${describeAccepted(kind)}.`,
    ),
  );

/** Image configuration (docs/spec.md#widgets-3). */
export const imageSettings = entity('ImageSettings', 'Settings that determine how an image is loaded and displayed.', {
  source: setting('URL of the image.', settings.source),
  dimensions: setting('Intrinsic width and height of the image, in pixels.', settings.dimensions),
  fixedRatio: setting('Ratio of the box; true for the ratio of the image, false for none.', settings.fixedRatio),
  focalPoint: setting(
    'Point that stays visible when the image is cropped: x and y from 0 to 1, from the top left.',
    settings.focalPoint,
  ),
  load: setting(
    'When the image is loaded: true for immediately, viewport for near the viewport, false for only from a script.',
    settings.load,
  ),
  forceImageUpdate: setting(
    'Whether the image is loaded again when the size of its box changes.',
    settings.forceImageUpdate,
  ),
  cropMode: setting(
    'How the image fits its box: cover crops it, contain shows all of it, none keeps its size.',
    settings.cropMode,
  ),
  sizeAdjustment: setting(
    'Factor by which the loaded image is larger than its box, for example 1.5.',
    settings.sizeAdjustment,
  ),
  sizeFormat: setting(
    'Where the URL of the image specifies the size: in the query string or in the file name.',
    settings.sizeFormat,
  ),
  stretch: setting('Whether the image may be enlarged beyond its intrinsic size.', settings.stretch),
  useBgImage: setting('Whether the image is displayed as a CSS background.', settings.useBgImage),
  useAdvancedPositioning: setting(
    'Whether the focal point determines the position of the image in its box.',
    settings.useAdvancedPositioning,
  ),
  allowSaveData: setting(
    'Whether a smaller image is loaded when the browser requests reduced data usage.',
    settings.allowSaveData,
  ),
  dprMax: setting('Maximum number of image pixels per CSS pixel, for example 2.', settings.dprMax),
  dprMin: setting('Minimum number of image pixels per CSS pixel, for example 1.', settings.dprMin),
  fitAlignment: setting('Position of the image in its box.', settings.alignment),
});
