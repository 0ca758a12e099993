import { type ReactNode, useLayoutEffect } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useExpose } from '../../core/element/hooks/contract.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import { useSlides } from './useSlides.ts';

/** A gallery that shows a few slides at a time and moves to others. */
export function MovingGallery(values: ValuesOf<typeof contract>): ReactNode {
  const nodes = useAuthorChildren();
  const slides = useSlides(values, nodes);
  useExpose(contract, {
    next: () => void slides.step(1),
    previous: () => void slides.step(-1),
    select: (to) => void slides.select(to),
    play: () => {},
    pause: () => {},
  });
  useLayoutEffect(slides.settle);
  return <slot />;
}
