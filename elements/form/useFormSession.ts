import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { MessageArgs } from '../../core/model/finding.ts';
import { authorsForm } from './author-form.ts';
import { contract } from './contract.ts';
import { broken, type FormStatus, untouched } from './form-status.ts';
import type { LiveForm } from './live.ts';

type Module = typeof import('./live.ts');

/** What the view needs to know and to say. */
export interface LiveFormSession {
  readonly status: FormStatus;
  readonly submit: () => void;
  /** Submits again, by a button that goes: the focus goes to the form's own. */
  readonly retry: () => void;
  readonly reset: () => void;
  readonly onHtml: (node: HTMLElement, html: string) => void;
}

const still = { subscribe: () => () => {}, get: () => untouched };

const formIn = (host: Element, live: LiveForm | undefined): HTMLFormElement | undefined =>
  live?.form ?? authorsForm(host);

const submitButton = 'button:not([type="button" i], [type="reset" i]), input:is([type="submit" i], [type="image" i])';

/** Hears when the form is submitted, also before anything has come that could send it. */
function useSubmit(live: RefObject<LiveForm | undefined>, submit: (pressed?: Element) => void): void {
  useHostEffect((host, signal) => {
    const hear = (event: SubmitEvent): void => {
      // An author's own listener may be against it, and there are other forms than the one that is ours.
      if (event.defaultPrevented || event.target !== formIn(host, live.current)) return;
      event.preventDefault();
      submit(event.submitter ?? undefined);
    };
    host.addEventListener('submit', hear, { signal });
  });
}

/** Hands all that happens to the form to its live form as soon as that has come. */
export function useLiveForm(
  values: ValuesOf<typeof contract>,
  say: (code: string, args?: MessageArgs) => string,
): LiveFormSession {
  const host = useHost();
  const bridge = useBridge();
  const emit = useEmit(contract);
  const write = useWriteAttribute();
  useAuthorChildren();
  const [module, setModule] = useState<Module>();
  const [isBroken, setBroken] = useState(false);
  const asked = useRef<{ readonly pressed: Element | undefined }>(undefined);
  const live = module?.liveFormOf(host);
  const latest = useRef(live);
  latest.current = live;
  const { subscribe, get } = live?.status ?? still;
  const status = useSyncExternalStore(subscribe, get);
  const complain = (code: string, cause?: unknown, args: MessageArgs = {}): void => {
    bridge.emit('site-error', { code, args, cause });
  };

  const load = (): void => {
    setBroken(false);
    import('./live.ts').then(setModule, (cause: unknown) => {
      complain('form-part-missing', cause);
      setBroken(!!asked.current);
    });
  };
  const submit = (pressed?: Element): void => {
    asked.current = { pressed };
    if (latest.current) latest.current.submit(pressed);
    else load();
  };

  useLayoutEffect(load, []);
  useLayoutEffect(() => {
    // What the browser finds wrong is said with the rest, at its field.
    const form = authorsForm(host);
    if (form) write(form, 'novalidate', '');
  });
  useLayoutEffect(() => live?.update({ host, values, say, emit, complain }));
  useLayoutEffect(() => {
    if (live && asked.current) live.submit(asked.current.pressed);
    return () => live?.detach();
  }, [live]);
  useSubmit(latest, submit);

  return {
    status: isBroken && !live ? broken : status,
    submit: () => submit(),
    retry: () => {
      formIn(host, latest.current)?.querySelector<HTMLElement>(submitButton)?.focus();
      submit();
    },
    reset: () => latest.current?.reset(),
    onHtml: (node, html) => live?.showHtml(node, html),
  };
}
