import { useLayoutEffect, useRef, useState } from 'react';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect, useSignal } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { type LoginResult, members } from '../../core/page/members.ts';
import { safeUrl } from '../../core/page/safe-url.ts';
import { closest, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { contract, type LoginDetail } from './contract.ts';
import { fieldOf, readCredentials, removeError, showError } from './login-form.ts';
import { messages } from './messages.en.ts';

/** Lets password managers and passkeys fill in the fields, unless the author has decided otherwise. */
function useAutocomplete(): void {
  const host = useHost();
  const write = useWriteAttribute();
  const children = useAuthorChildren();
  useLayoutEffect(() => {
    for (const [name, value] of [
      ['email', 'username webauthn'],
      ['password', 'current-password'],
    ] as const) {
      const field = fieldOf(host, name);
      if (field && !field.hasAttribute('autocomplete')) write(field, 'autocomplete', value);
    }
  }, [children]);
}

/** Shows a failure at its field, until the visitor changes one. */
function useFieldError(): (code?: string, text?: string) => void {
  const host = useHost();
  const write = useWriteAttribute();
  const shown = useRef<Element | null>(null);
  const clear = (): void => {
    removeError(host);
    if (!shown.current) return;
    write(shown.current, 'aria-invalid', null);
    write(shown.current, 'aria-describedby', null);
    shown.current = null;
  };
  useLayoutEffect(() => () => removeError(host), [host]);
  return (code, text = '') => {
    clear();
    const field = fieldOf(host, code === 'login-locked' ? 'email' : 'password');
    if (!code || !field) return;
    shown.current = field;
    if (code === 'login-refused') write(field, 'aria-invalid', 'true');
    write(field, 'aria-describedby', showError(host, field, text));
    field.focus();
  };
}

/** Whether a call waits for the login, in a dialog: the page must not be left before it is sent. */
const isPrompt = (host: Element): boolean => closest(host, '[data-site-login]') !== null;

/** Leads to a page of this site only: `<base>` does not count. */
function goTo(document: Document, path: string): void {
  const { origin, location } = windowOf(document);
  const target = safeUrl(path, location.href);
  if (target && new URL(target).origin === origin) location.assign(target);
}

/** The state of the login, for the announcement. */
export type LoginState = 'idle' | 'sending' | 'done';

/** Sends the author's form without leaving the page. */
export function useLogin({ successRedirect }: ValuesOf<typeof contract>): LoginState {
  const host = useHost();
  const bridge = useBridge();
  const signal = useSignal();
  const emit = useEmit(contract);
  const getMessage = useMessages(messages);
  const [state, setState] = useState<LoginState>('idle');
  const isSending = useRef(false);
  const showFailure = useFieldError();
  useAutocomplete();

  const finish = (result: LoginResult, detail: LoginDetail): void => {
    isSending.current = false;
    const password = fieldOf(host, 'password');
    if (result.ok) {
      // A page that is restored would show it to the next visitor.
      if (password) password.value = '';
      setState('done');
      if (emit('site-logged-in', detail) && successRedirect && !isPrompt(host))
        goTo(host.ownerDocument, successRedirect);
      return;
    }
    const { code, cause } = result;
    setState('idle');
    showFailure(code, cause?.message ?? getMessage(code));
    emit('site-login-failed', { code });
  };

  const submit = (event: Event): void => {
    if (event.defaultPrevented) return;
    const credentials = readCredentials(host);
    if (!credentials) {
      bridge.emit('site-error', { code: 'login-fields-missing', args: {} });
      return;
    }
    event.preventDefault();
    const { email, rememberMe } = credentials;
    const detail = { email, rememberMe };
    if (isSending.current || !emit('site-log-in', detail)) return;
    isSending.current = true;
    showFailure();
    setState('sending');
    void members(host.ownerDocument)
      .logIn(credentials)
      .then((result) => {
        if (!signal.aborted) finish(result, detail);
      });
  };

  const latest = useLatest({ submit, change: () => showFailure() });
  useHostEffect((node, ended) => {
    const element = unclobber(node);
    element.addEventListener('submit', (event) => latest.current.submit(event), { signal: ended });
    element.addEventListener('input', () => latest.current.change(), { signal: ended });
  });
  return state;
}
