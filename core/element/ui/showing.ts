/** What is only there while it is shown, and built anew each time (widgets 4: hidden, then destroyed). */
import { useLayoutEffect, useState } from 'react';

interface Showing {
  /** From the moment it is opened until it is hidden. */
  readonly isThere: boolean;
  /** The number of this showing: the key of what is shown. */
  readonly showing: number;
  /** Called once it is hidden. */
  readonly hidden: () => void;
}

/** Follows `isOpen`. */
export function useShowing(isOpen: boolean): Showing {
  const [showing, setShowing] = useState(0);
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    setShowing((count) => count + 1);
    setThere(true);
  }, [isOpen]);
  return { isThere, showing, hidden: () => setThere(false) };
}
