import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import page from './page.css';
import { useAccordion } from './useAccordion.ts';

function AccordionElementView(values: ValuesOf<typeof contract>): ReactNode {
  useAccordion(values);
  return <slot />;
}

/**
 * `<site-accordion>`: titles that open and close their content, one at a time unless `multiple`
 * (docs/spec.md#runtime-4 and docs/spec.md#runtime-9).
 */
export const SiteAccordionElement = elementClass(contract, AccordionElementView, { page });
