import { z } from 'zod';
import { describeAccepted } from '../contract/describe.ts';
import type { Attribute } from '../contract/kinds.ts';
import { settings } from '../images/settings.ts';
import { byDefault, entity, wordFaults } from './fields.ts';
import { checked, type Fault } from './issue.ts';

const pair = (keys: readonly [string, string]) =>
  z.looseObject({ [keys[0]]: z.number(), [keys[1]]: z.number() }).describe('The two numbers.');

const values = z.union([z.string(), z.number(), z.boolean(), pair(['x', 'y']), pair(['width', 'height'])]);

/** A value as its attribute writes it. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).join('width' in value ? 'x' : ',') : String(value);

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
export const imageSettings = entity('ImageSettings', 'How an image is loaded and shown.', {
  source: setting('Where the image lies.', settings.source),
  dimensions: setting('Its own width and height.', settings.dimensions),
  fixedRatio: setting('Whether it keeps a ratio, and which.', settings.fixedRatio),
  focalPoint: setting('The point that stays visible, in fractions.', settings.focalPoint),
  load: setting('When it is loaded.', settings.load),
  forceImageUpdate: setting('Whether it is loaded anew when its box changes.', settings.forceImageUpdate),
  cropMode: setting('How it fills its box.', settings.cropMode),
  sizeAdjustment: setting('How much larger it is loaded.', settings.sizeAdjustment),
  sizeFormat: setting('How its URL specifies the size.', settings.sizeFormat),
  stretch: setting('Whether it grows beyond its own size.', settings.stretch),
  useBgImage: setting('Whether it is a background.', settings.useBgImage),
  useAdvancedPositioning: setting('Whether it is placed by its focal point.', settings.useAdvancedPositioning),
  allowSaveData: setting(
    'Whether a smaller image is loaded when the browser requests reduced data usage.',
    settings.allowSaveData,
  ),
  dprMax: setting('The most pixels per pixel.', settings.dprMax),
  dprMin: setting('The least pixels per pixel.', settings.dprMin),
  fitAlignment: setting('Its position in its box.', settings.alignment),
});
