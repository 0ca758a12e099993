import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import shadow from './tooltip.css';
import { useTooltip } from './useTooltip.ts';

function TooltipElementView(values: ValuesOf<typeof contract>): ReactNode {
  useTooltip(values);
  return <slot />;
}

/** `<site-tooltip>`: a text that explains a control, shown on hover and focus (docs/spec.md#widgets-9). */
export const SiteTooltipElement = elementClass(contract, TooltipElementView, { shadow });
