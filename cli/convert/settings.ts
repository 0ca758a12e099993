/** Writes the settings of a block as attributes of its element. Defaults are left out. */
import type { Contract } from '../../core/model/contract/contract.ts';
import type { Attribute } from '../../core/model/contract/kinds.ts';
import { attributeName } from '../../core/model/contract/names.ts';
import { attributeText } from '../text/attribute-text.ts';

type Settings = Readonly<Record<string, unknown>>;

/** Returns a value as the text of its attribute; `null` for no attribute. */
function formatted(kind: Attribute<unknown>, value: NonNullable<unknown>): string | null {
  if (kind.format) return kind.format(value);
  return Array.isArray(value) ? value.join(' ') : JSON.stringify(value);
}

/** Returns the attributes for settings by their keys in the contract, each with a space before it. */
export function settingsText({ attributes, layers }: Contract, settings: Settings): string {
  // A contract has a layer of this name only for the defaults of a design.
  const fromDesign = layers?.design as ((own: Settings) => Settings) | undefined;
  const defaults: Settings = fromDesign?.(settings) ?? {};
  return Object.entries(attributes)
    .flatMap(([key, kind]) => {
      const value = settings[key];
      if (value === undefined || value === null) return [];
      const text = formatted(kind, value);
      const usual = defaults[key] ?? kind.fallback;
      if (text === null || (usual !== undefined && usual !== null && formatted(kind, usual) === text)) return [];
      return [text === '' ? ` ${attributeName(key)}` : attributeText(attributeName(key), text)];
    })
    .join('');
}
