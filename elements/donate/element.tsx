import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import page from './page.css';
import { useDonate } from './useDonate.ts';

function DonateElementView(values: ValuesOf<typeof contract>): ReactNode {
  useDonate(values);
  return <slot />;
}

/**
 * `<site-donate>`: the author's form for a donation, with an amount that the visitor may type (docs/spec.md#runtime-2,
 * "Navigation targets").
 */
export const SiteDonateElement = elementClass(contract, DonateElementView, { page });
