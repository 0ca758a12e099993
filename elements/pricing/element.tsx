import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import page from './page.css';
import shadow from './pricing.css';
import { usePricing } from './usePricing.ts';

function PricingElementView({ view }: ValuesOf<typeof contract>): ReactNode {
  const announcement = usePricing(view);
  return (
    <>
      <slot />
      <span role="status">{announcement}</span>
    </>
  );
}

/** `<site-pricing>`: the author's price table, of which one of two views is shown (docs/spec.md#runtime-4, "Pricing toggle"). */
export const SitePricingElement = elementClass(contract, PricingElementView, { shadow, page });
