/** From one showing to the next hiding, for elements with an `open` attribute: listeners agree before, state follows. */
import { useLayoutEffect, useRef, useState } from 'react';

interface Options<Reason> {
  /** The attribute, which a method, a person or the author may have changed. */
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
  /** False when a listener was against it. */
  readonly hide: (reason: Reason) => boolean;
  /** Why it hides, or would hide now. */
  readonly reason: () => Reason;
  /** The same, once: it is hidden now. */
  readonly takeReason: () => Reason;
}

/** All ways to open and close end in one effect, which dispatches the cancelable event unless that has happened. */
export function useOpenable<Reason>(options: Options<Reason>): Openable<Reason> {
  const { open, unsaid, mayShow, mayHide, write, onChange } = options;
  const [isOpen, setOpen] = useState(false);
  const reason = useRef(unsaid);
  const isAgreed = useRef(false);

  /** Whether it now changes; it does not when it is there already or on its way. */
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
