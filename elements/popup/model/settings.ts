/** Settings of a popup as site builders store them (docs/spec.md#runtime-3, "Popup overlay settings"). */
import { type Decoder, type Fields, flag, number, object } from '../../../core/model/site-context/decoders.ts';
import type { ContextPopupOverlaySettings } from '../../../core/model/site-context/site-context.ts';
import { nameOf } from '../../../core/model/vocabularies/vocabulary.ts';
import { type PopupStyle, popupStyles } from './popup-styles.ts';

type Settings = Omit<ContextPopupOverlaySettings, 'style'> & { readonly popupStyle?: PopupStyle | undefined };

const from =
  (min: number, max = Number.MAX_SAFE_INTEGER): Decoder<number> =>
  (value) => {
    const found = number(value);
    return found !== undefined && found >= min && found <= max ? found : undefined;
  };

const wholeFrom =
  (min: number): Decoder<number> =>
  (value) =>
    Number.isInteger(value) ? from(min)(value) : undefined;

const texts: Decoder<readonly string[]> = (value) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined;

/** The readers of the settings, by key. */
export const settingFields: Fields<ContextPopupOverlaySettings> = {
  style: wholeFrom(0),
  version: wholeFrom(0),
  enableMobile: flag,
  showUntilSignup: flag,
  displayFrequency: wholeFrom(-1),
  showOnScroll: flag,
  scrollPercentage: from(0, 100),
  showOnTimer: flag,
  timerDelay: from(0),
  showOnAllPages: flag,
  enabledPages: texts,
};

const read = object(settingFields);

/** Reads the valid settings from data of any type, by the keys of the contract. */
export function readSettings(data: unknown): Settings {
  const { style, ...settings }: ContextPopupOverlaySettings = read(data) ?? {};
  // Some numbers have no name: site builders have more layouts.
  return { ...settings, popupStyle: style === undefined ? undefined : nameOf(popupStyles, style) };
}

/** Returns the object in block data; undefined for invalid JSON and other values. */
export function parseBlock(json: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the settings of a site. Where it has any, flags that are not set are off. */
export const readSiteSettings = (data: unknown): Settings =>
  data === undefined
    ? {}
    : {
        enableMobile: false,
        showUntilSignup: false,
        showOnScroll: false,
        showOnTimer: false,
        showOnAllPages: false,
        ...readSettings(data),
      };
