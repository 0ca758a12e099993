import { own } from '../../../core/model/site-context/decoders.ts';
import { settingFields } from './settings.ts';

/** Returns the keys of the settings that have an invalid value. `null` is the same as no value. */
export const invalidSettings = (data: unknown): readonly string[] =>
  Object.entries(settingFields).flatMap(([key, decode]) => {
    const value = own(data, key) ?? undefined;
    return value !== undefined && decode(value, data) === undefined ? key : [];
  });
