/** Settings that decide how an image is loaded and shown (docs/spec.md#widgets-3, "Image configuration"). */
import type { Attributes, Values } from '../contract/contract.ts';
import { type Attribute, flag, number, oneOf, point, size, toggle, url } from '../contract/kinds.ts';
import { attributeName } from '../contract/names.ts';
import { parseRatio } from '../contract/ratio.ts';
import { isImageUrl } from '../safe-url.ts';
import { sizeFormats } from './address.ts';
import { alignment } from './position.ts';
import type { CropMode } from './width.ts';

/** When an image is loaded: immediately, only on request, or near the viewport. */
export const loadMoments = ['true', 'false', 'viewport'] as const;

const cropModes: Readonly<Record<string, CropMode>> = {
  cover: 'cover',
  contain: 'contain',
  none: 'none',
  fill: 'cover',
  fit: 'contain',
  'content-fill': 'cover',
  'content-fit': 'contain',
};

/** `cover`, `contain` or `none`, also by the names that site builders give them. */
const cropMode = (): Attribute<CropMode> => ({
  kind: 'oneOf',
  fallback: 'none',
  allowedValues: Object.keys(cropModes),
  parse: (text) => {
    const word = text.trim().toLowerCase();
    return Object.hasOwn(cropModes, word) ? cropModes[word] : undefined;
  },
  format: String,
});

/** At least 0, and 1 for anything but a number (docs/spec.md#widgets-5). */
const sizeAdjustment = (): Attribute<number> => ({
  ...number(1),
  accepts: 'a number from 0',
  parse: (text) => {
    const value = Number.parseFloat(text);
    return Number.isFinite(value) ? Math.max(0, value) : undefined;
  },
});

/** Unlike a link, an image may have a `data:` URL. */
export const imageUrl = (): Attribute<string | undefined> => ({
  ...url(),
  accepts: 'the URL of an image: http, https, blob, or data with an image',
  parse: (text) => {
    const trimmed = text.trim();
    return trimmed !== '' && isImageUrl(trimmed) ? trimmed : undefined;
  },
});

/** On or off, or a ratio: width divided by height. */
const fixedRatio = (): Attribute<boolean | number> => {
  const { parse, format } = toggle(false);
  return {
    kind: 'ratio',
    fallback: false,
    allowedValues: ['true', 'false'],
    accepts: 'a ratio such as 3:2, true or false',
    parse: (text) => parse(text) ?? parseRatio(text),
    format: (value) => (typeof value === 'number' ? String(value) : (format?.(value) ?? null)),
  };
};

/** The settings by their names in the specification; contracts include them. */
export const settings = {
  source: imageUrl(),
  dimensions: size(),
  fixedRatio: fixedRatio(),
  focalPoint: point({ x: 0.5, y: 0.5 }),
  load: oneOf(loadMoments, 'viewport'),
  forceImageUpdate: flag(),
  cropMode: cropMode(),
  sizeAdjustment: sizeAdjustment(),
  sizeFormat: oneOf(sizeFormats, 'querystring'),
  stretch: toggle(true),
  useBgImage: flag(),
  useAdvancedPositioning: flag(),
  allowSaveData: toggle(true),
  dprMax: number(undefined, { min: 0 }),
  dprMin: number(undefined, { min: 0 }),
  alignment: alignment(),
} satisfies Attributes;

export type ImageSettings = Values<typeof settings>;

/** Data attributes whose names differ from their settings; all others follow the pattern `data-size-format`. */
const otherNames: Readonly<Partial<Record<string, string>>> = {
  source: 'data-src',
  dimensions: 'data-image-dimensions',
  focalPoint: 'data-image-focal-point',
  cropMode: 'data-mode',
  stretch: 'data-image-stretch',
};

const dataNames = (key: string): readonly string[] =>
  [otherNames[key], `data-${attributeName(key)}`].filter((name) => name !== undefined);

/** Each data attribute of a setting, with its kind. */
export const dataKinds: Readonly<Record<string, Attribute<unknown>>> = Object.fromEntries(
  Object.entries(settings).flatMap(([key, kind]) => dataNames(key).map((name) => [name, kind] as const)),
);

export const dataAttributes: readonly string[] = Object.keys(dataKinds);

/** Reads settings from data attributes. Missing and invalid values are omitted. */
export function dataSettings(textOf: (attribute: string) => string | null): Partial<ImageSettings> {
  const read = (key: string, { parse }: Attribute<unknown>): unknown =>
    dataNames(key)
      .map((name) => textOf(name))
      .map((text) => (text === null ? undefined : parse(text)))
      .find((value) => value !== undefined);
  const found = Object.entries(settings).map(([key, kind]) => [key, read(key, kind)] as const);
  // The keys are those of the table, and the kind of each key has parsed its value.
  return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as Partial<ImageSettings>;
}

/** The defaults. */
export const defaultSettings = Object.fromEntries(
  Object.entries(settings).map(([key, { fallback }]) => [key, fallback]),
  // The keys are those of the table, each with the default of its kind.
) as unknown as ImageSettings;
