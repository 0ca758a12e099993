import { useState } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';

const options: IntersectionObserverInit & { scrollMargin: string } = {
  rootMargin: '200px',
  // The margin for scroll containers within the page, in engines that support it.
  scrollMargin: '200px',
};

/** Returns whether the element is, or was, near the viewport. */
export function useNear(): boolean {
  const [isNear, setNear] = useState(false);
  useHostEffect((host, signal) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setNear(true);
      observer.disconnect();
    }, options);
    observer.observe(host);
    signal.addEventListener('abort', () => observer.disconnect());
  });
  return isNear;
}
