import type { Contract } from '../../core/model/contract/contract.ts';
import type { Attribute } from '../../core/model/contract/kinds.ts';
import { attributeName } from '../../core/model/contract/names.ts';
import type { DesignDefault } from './element-description.ts';

/** Returns a value as the text of its attribute; `undefined` if markup cannot express it. */
const textOf = ({ kind, format }: Attribute<unknown>, value: unknown): string | undefined => {
  if (value === undefined || !format) return undefined;
  if (kind === 'flag' || kind === 'toggle') return String(value);
  // A value of this very attribute, which a table of attributes cannot say.
  return format(value as NonNullable<unknown>) ?? undefined;
};

/** Returns the default as the text of its attribute. */
export const fallbackText = (attribute: Attribute<unknown>): string | undefined =>
  textOf(attribute, attribute.fallback);

/** Returns the default as JavaScript. */
export const initialText = ({ fallback }: Attribute<unknown>): string | undefined =>
  typeof fallback === 'string' ? `'${fallback}'` : JSON.stringify(fallback);

/** The defaults of one key that depend on a value of another attribute, computed for every allowed value. */
export const designDefaults = ({ attributes, layers }: Contract, key: string): DesignDefault[] => {
  const { design } = layers ?? {};
  const attribute = attributes[key];
  if (!design || !attribute) return [];
  const usual = textOf(attribute, design({})[key] ?? attribute.fallback);
  return Object.entries(attributes).flatMap(([other, { allowedValues = [] }]) =>
    allowedValues.flatMap((word) => {
      const value = other === key ? undefined : textOf(attribute, design({ [other]: word })[key]);
      return value === undefined || value === usual ? [] : [{ attribute: attributeName(other), word, value }];
    }),
  );
};
