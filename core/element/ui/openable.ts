/**
 * Opens and closes elements with an `open` attribute: dispatches the cancelable event first, then changes the state.
 */
import { useLayoutEffect, useRef, useState } from 'react';

interface Options<Reason> {
  /** The attribute, which a method, the visitor or the author may have changed. */
  readonly open: boolean;
  /** The default reason for hiding. */
  readonly unsaid: Reason;
  readonly mayShow: () => boolean;
  readonly mayHide: (reason: Reason) => boolean;
  readonly write: (open: boolean) => void;
  /** Reports the new state; called before it is rendered. */
  readonly onChange: (isOpen: boolean) => void;
}

export interface Openable<Reason> {
  readonly isOpen: boolean;
  readonly show: () => void;
  /** Returns false when a listener cancelled the event. */
  readonly hide: (reason: Reason) => boolean;
  /** The reason for hiding. */
  readonly reason: () => Reason;
  /** Returns the reason and resets it; called once after it is hidden. */
  readonly takeReason: () => Reason;
}

/**
 * Every change of the attribute runs one effect, which dispatches the cancelable event unless it was already
 * dispatched.
 */
export function useOpenable<Reason>(options: Options<Reason>): Openable<Reason> {
  const { open, unsaid, mayShow, mayHide, write, onChange } = options;
  const [isOpen, setOpen] = useState(false);
  const reason = useRef(unsaid);
  const isAgreed = useRef(false);

  /** Returns whether the state changes now; false if it is already open or closed, or is about to be. */
  const change = (to: boolean, agree: () => boolean): boolean => {
    if (open === to || isAgreed.current) return false;
    isAgreed.current = agree();
    if (isAgreed.current) write(to);
    return isAgreed.current;
  };

  useLayoutEffect(() => {
    const isConfirmed = isAgreed.current;
    isAgreed.current = false;
    if (open === isOpen) return;
    if (!isConfirmed && !(open ? mayShow() : mayHide(reason.current))) return write(isOpen);
    onChange(open);
    setOpen(open);
  }, [open]);

  return {
    isOpen,
    show: () => void change(true, mayShow),
    hide: (given) => {
      const hides = change(false, () => mayHide(given));
      if (hides) reason.current = given;
      return hides;
    },
    reason: () => reason.current,
    takeReason: () => {
      const taken = reason.current;
      reason.current = unsaid;
      return taken;
    },
  };
}
