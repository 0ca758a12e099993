import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import page from './page.css';
import shadow from './text-fit.css';
import { useTextFit } from './useTextFit.ts';

function TextFitElementView(values: ValuesOf<typeof contract>): ReactNode {
  const { text, ruler } = useTextFit(values);
  return (
    <div className="box">
      <div ref={ruler} className="ruler" />
      <div ref={text} className="text">
        <slot />
      </div>
    </div>
  );
}

/** `<site-text-fit>`: text whose font size shrinks until it fits on one line (docs/spec.md#widgets-9). */
export const SiteTextFitElement = elementClass(contract, TextFitElementView, { shadow, page });
