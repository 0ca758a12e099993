import { useLayoutEffect } from 'react';
import { useBridge } from '../../core/element/root.tsx';

/**
 * Makes the element a carousel for assistive technology (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). These are
 * the element's defaults: a role or label that the author writes wins.
 */
export function useCarouselRole(getMessage: (code: string) => string): void {
  const { internals } = useBridge().host;
  const [carousel, label] = [getMessage('gallery-carousel'), getMessage('gallery-label')];
  useLayoutEffect(() => {
    internals.role = 'group';
    internals.ariaRoleDescription = carousel;
    internals.ariaLabel = label;
  }, [internals, carousel, label]);
  useLayoutEffect(
    () => () => {
      internals.role = null;
      internals.ariaRoleDescription = null;
      internals.ariaLabel = null;
    },
    [internals],
  );
}
