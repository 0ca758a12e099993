import type { SiteContext } from '../site-context/site-context.ts';
import type { Contract } from './contract.ts';

type AttributeValues = Readonly<Record<string, unknown>>;

/** The usable values of a layer: without `undefined`, and without values that a `oneOf` attribute does not allow, which a script can set. */
const usableValues = ({ attributes }: Contract, layer: AttributeValues = {}): AttributeValues =>
  Object.fromEntries(
    Object.entries(layer).filter(([key, value]) => {
      const attribute = attributes[key];
      return (
        value !== undefined &&
        (attribute?.kind !== 'oneOf' || attribute.allowedValues?.some((allowed) => allowed === value))
      );
    }),
  );

/** Returns the default of every key: the value when no layer sets one. */
export const fallbacks = ({ attributes }: Contract): AttributeValues =>
  Object.fromEntries(Object.entries(attributes).map(([key, { fallback }]) => [key, fallback]));

/**
 * Resolves each value from the layers in this order: values set by the author or a script (`own`, valid values only),
 * block data, the site context, the defaults of the design, the default.
 */
export function resolve(contract: Contract, own: AttributeValues, context: SiteContext = {}): AttributeValues {
  // Without a prototype, so that additions to Object.prototype are not read as values.
  const layers: NonNullable<Contract['layers']> = Object.assign(Object.create(null), contract.layers);
  const { block, context: fromContext, design } = layers;
  const given = {
    ...usableValues(contract, fromContext?.(context)),
    ...usableValues(contract, block?.(own)),
    ...own,
  };
  const defaults = fallbacks(contract);
  return Object.freeze({ ...defaults, ...usableValues(contract, design?.({ ...defaults, ...given })), ...given });
}
