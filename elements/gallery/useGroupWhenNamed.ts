import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useBridge } from '../../core/element/root.tsx';

const naming = ['aria-label', 'aria-labelledby'];

/**
 * Makes the element a group for assistive technology while the author names it. The role is the element's default: one
 * that the author writes wins. A group without a name gives no information, so there is no role without one.
 */
export function useGroupWhenNamed(): void {
  const { internals } = useBridge().host;
  const host = useHost();
  useHostEffect((_host, signal) => {
    const update = (): void => {
      internals.role = naming.some((name) => host.hasAttribute(name)) ? 'group' : null;
    };
    const observer = new MutationObserver(update);
    observer.observe(host, { attributeFilter: naming });
    signal.addEventListener('abort', () => observer.disconnect());
    update();
  });
}
