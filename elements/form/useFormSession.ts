import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { MessageArgs } from '../../core/model/finding.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { authorForm } from './author-form.ts';
import { contract } from './contract.ts';
import { chunkMissing, type FormStatus, type FormViews, idle } from './form-status.ts';
import type { FormSession } from './session/form-session.ts';

const sessionModule = lazyModule((_retry) => import('./session/form-session.ts'));

/** The status of a form, and the actions of its view. */
export interface FormControls {
  readonly status: FormStatus;
  readonly submit: () => void;
  /** Submits again. The button that was pressed disappears, so the focus moves to the form's own button. */
  readonly retry: () => void;
  readonly reset: () => void;
  readonly views: FormViews | undefined;
}

const idleStore = { subscribe: () => () => {}, get: () => idle };

const formIn = (host: Element, session: FormSession | undefined): HTMLFormElement | undefined =>
  session?.form ?? authorForm(host);

const submitButton = 'button:not([type="button" i], [type="reset" i]), input:is([type="submit" i], [type="image" i])';

/**
 * Listens to the submit event, also before the session has loaded. Turns the browser's validation of the form off before a
 * visitor submits it: the session shows what it finds, together with its own errors. The attribute is not written earlier,
 * because React reports attributes that it did not render when it hydrates the page.
 */
function useSubmitListener(session: RefObject<FormSession | undefined>, submit: (button?: Element) => void): void {
  const write = useWriteAttribute();
  useHostEffect((host, signal) => {
    const handleSubmit = (event: SubmitEvent): void => {
      // A listener of the author may have canceled it, and the element may contain other forms.
      if (event.defaultPrevented || event.target !== formIn(host, session.current)) return;
      event.preventDefault();
      submit(event.submitter ?? undefined);
    };
    const skipValidation = (): void => {
      const form = authorForm(host);
      if (form) write(form, 'novalidate', '');
    };
    host.addEventListener('submit', handleSubmit, { signal });
    // One of these precedes a submission by a visitor: Enter in a form without a button dispatches no click. The button may
    // be anywhere in the document.
    for (const type of ['click', 'keydown'])
      unclobber(host.ownerDocument).addEventListener(type, skipValidation, { signal, capture: true });
  });
}

/** Connects the element to its form session, which loads after the first render. */
export function useFormSession(values: ValuesOf<typeof contract>, getMessage: GetMessage): FormControls {
  const host = useHost();
  const bridge = useBridge();
  const emit = useEmit(contract);
  useAuthorChildren();
  const [module, setModule] = useState<typeof sessionModule.loaded>();
  const [isMissing, setMissing] = useState(false);
  const session = module?.formSessionOf(host);
  const latest = useLatest(session);
  const lastCause = useRef<unknown>(undefined);
  const { subscribe, get } = session?.status ?? idleStore;
  const status = useSyncExternalStore(subscribe, get, idleStore.get);
  const reportError = (code: string, cause?: unknown, args: MessageArgs = {}): void => {
    bridge.emit('site-error', { code, args, cause });
  };

  const load = async (): Promise<FormSession | undefined> => {
    setMissing(false);
    try {
      const loaded = await sessionModule.load();
      setModule(loaded);
      return loaded.formSessionOf(host);
    } catch (cause) {
      // The submission may wait for the same request as the first render.
      if (cause !== lastCause.current) reportError('form-part-missing', cause);
      lastCause.current = cause;
      return undefined;
    }
  };
  const submit = async (button?: Element): Promise<void> => {
    const loaded = latest.current ?? (await load());
    if (!loaded) setMissing(true);
    else if (host.isConnected) loaded.submit(button);
  };

  useLayoutEffect(() => void load(), []);
  useLayoutEffect(() => session?.update({ host, values, getMessage, emit, reportError }));
  useLayoutEffect(() => () => session?.detach(), [session]);
  useSubmitListener(latest, submit);

  return {
    status: isMissing && !session ? chunkMissing : status,
    submit: () => void submit(),
    retry: () => {
      const form = formIn(host, latest.current);
      // Outside of the form, the button belongs to it by its id.
      const buttons = host.querySelectorAll<HTMLButtonElement>(submitButton);
      [...buttons].find((button) => button.form === form)?.focus();
      void submit();
    },
    reset: () => latest.current?.reset(),
    views: session?.views,
  };
}
