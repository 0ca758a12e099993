/** Hooks for form-associated elements (HTML, "Form-associated custom elements"). */
import { useLayoutEffect, useRef } from 'react';
import type { FormEvent } from '../bridge.ts';
import { useBridge } from '../root.tsx';

/** What the form should know: the value that is sent, and a message when it is not valid. */
export interface FormField {
  readonly value: string | File | FormData | null;
  readonly problem?: string | undefined;
  /** Where the browser shows the message. */
  readonly anchor?: HTMLElement | null;
}

/** Gives the element's form its value and validity. */
export function useFormField({ value, problem, anchor }: FormField): void {
  const { internals } = useBridge().host;
  useLayoutEffect(() => internals.setFormValue(value), [internals, value]);
  useLayoutEffect(() => {
    if (problem) internals.setValidity({ customError: true }, problem, anchor ?? undefined);
    else internals.setValidity({});
  }, [internals, problem, anchor]);
  useLayoutEffect(
    () => () => {
      // A view that is gone has nothing to fill in.
      internals.setFormValue(null);
      internals.setValidity({});
    },
    [internals],
  );
}

/** Hears of the form's reset, of `disabled` on it or its fieldset (also at first), and of values that the browser restores. */
export function useFormEvents(listener: (event: FormEvent) => void): void {
  const { formEvents, host } = useBridge();
  const latest = useRef(listener);
  latest.current = listener;
  useLayoutEffect(() => {
    const hear = (event: FormEvent): void => latest.current(event);
    // What the form said before the view was there to hear it.
    if (host.element.matches(':disabled')) hear({ type: 'disabled', value: true });
    formEvents.add(hear);
    return () => {
      formEvents.delete(hear);
    };
  }, [formEvents, host]);
}
