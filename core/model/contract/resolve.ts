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

/** The default of every key: what a view receives when no layer knows better. */
export const fallbacks = ({ attributes }: Contract): AttributeValues =>
  Object.fromEntries(Object.entries(attributes).map(([key, { fallback }]) => [key, fallback]));

/**
 * The one order in which values are found: what the author or a script set, block data, the site context, the
 * defaults of the design, the default. `own` holds only what was set and is acceptable.
 */
export function resolve(contract: Contract, own: AttributeValues, context: SiteContext = {}): AttributeValues {
  // Without a prototype: what a page has added to Object.prototype is no layer.
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
