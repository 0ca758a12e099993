import type { SiteContext } from '../site-context/site-context.ts';
import type { Contract } from './contract.ts';

type Given = Readonly<Record<string, unknown>>;

/** What a layer below the author's own says. A word that its attribute does not have, which a script can give, is not said. */
const said = ({ attributes }: Contract, layer: Given = {}): Given =>
  Object.fromEntries(
    Object.entries(layer).filter(([key, value]) => {
      const attribute = attributes[key];
      return value !== undefined && (attribute?.kind !== 'oneOf' || attribute.words?.some((word) => word === value));
    }),
  );

/** The default of every key: what a view receives when no layer knows better. */
export const fallbacks = ({ attributes }: Contract): Given =>
  Object.fromEntries(Object.entries(attributes).map(([key, { fallback }]) => [key, fallback]));

/**
 * The one order in which values are found: what the author or a script set, block data, the site context, the
 * defaults of the design, the default. `own` holds only what was set and is acceptable.
 */
export function resolve(contract: Contract, own: Given, context: SiteContext = {}): Given {
  // Without a prototype: what a page has added to Object.prototype is no layer.
  const layers: NonNullable<Contract['layers']> = Object.assign(Object.create(null), contract.layers);
  const { block, context: fromContext, design } = layers;
  const given = {
    ...said(contract, fromContext?.(context)),
    ...said(contract, block?.(own)),
    ...own,
  };
  const defaults = fallbacks(contract);
  return Object.freeze({ ...defaults, ...said(contract, design?.({ ...defaults, ...given })), ...given });
}
