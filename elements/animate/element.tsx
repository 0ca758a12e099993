import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { blockAnimations } from '../../core/page/animations/block-animations.ts';
import page from '../../core/page/animations.css';
import { contract } from './contract.ts';

function AnimateElementView(): ReactNode {
  // The host has the attributes, as other blocks do, so that this works the same with and without the element.
  useHostEffect((host, signal) => {
    const animations = blockAnimations(host.ownerDocument);
    animations.add(host);
    signal.addEventListener('abort', () => animations.remove(host));
  });
  return <slot />;
}

/** `<site-animate>`: a block that is animated when it comes into view (docs/spec.md#runtime-4). */
export const SiteAnimateElement = elementClass(contract, AnimateElementView, { page });
