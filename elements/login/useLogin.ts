import { useLayoutEffect, useRef, useState } from 'react';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect, useSignal } from '../../core/element/hooks/host.ts';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useBridge } from '../../core/element/root.tsx';
import { warnOnce } from '../../core/element/warn-once.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { type LoginCredentials, type LoginResult, members } from '../../core/page/members.ts';
import { waitingCalls } from '../../core/page/request/page-member.ts';
import { safeUrl } from '../../core/page/safe-url.ts';
import { closest, originOf, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { contract, type LoginDetail } from './contract.ts';
import {
  canTakeFocus,
  closeDialog,
  fieldOf,
  hasOtherAction,
  loginForm,
  readCredentials,
  removeError,
  showError,
  updateError,
} from './login-form.ts';
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
      const field = fieldOf(loginForm(host), name);
      if (field && !field.hasAttribute('autocomplete')) write(field, 'autocomplete', value);
    }
  }, [children]);
}

/** Returns the reason of a failure in the language of the formatter. */
type FailureText = (getMessage: GetMessage) => string;

/**
 * Shows a failure at its field, until the visitor changes one. Returns whether the field has received the focus: screen readers then read
 * its new description.
 */
function useFieldError(getMessage: GetMessage): (code?: string, textIn?: FailureText) => boolean {
  const host = useHost();
  const write = useWriteAttribute();
  /** The field, with the values of the author. */
  const shown = useRef<{
    readonly field: Element;
    readonly textIn: FailureText;
    readonly invalid: string | null;
    readonly describedBy: string | null;
  }>(null);
  const clear = (): void => {
    removeError(host);
    if (!shown.current) return;
    const { field, invalid, describedBy } = shown.current;
    write(field, 'aria-invalid', invalid);
    write(field, 'aria-describedby', describedBy);
    shown.current = null;
  };
  useLayoutEffect(() => () => removeError(host), [host]);
  // The language may have changed.
  useLayoutEffect(() => {
    if (shown.current) updateError(host, shown.current.textIn(getMessage));
  });
  return (code, textIn = () => '') => {
    clear();
    const field = fieldOf(loginForm(host), code === 'login-locked' ? 'email' : 'password');
    if (!code || !field) return false;
    const describedBy = field.getAttribute('aria-describedby');
    shown.current = { field, textIn, invalid: field.getAttribute('aria-invalid'), describedBy };
    if (code === 'login-refused') write(field, 'aria-invalid', 'true');
    const id = showError(host, field, textIn(getMessage));
    write(field, 'aria-describedby', describedBy ? `${describedBy} ${id}` : id);
    // The response may arrive after the visitor has gone on.
    if (!canTakeFocus(host) || unclobber(host.ownerDocument).activeElement === field) return false;
    field.focus();
    return true;
  };
}

/** Whether a call waits for the login, in a dialog: the page must not be left before it is sent. */
function isAwaited(host: Element): boolean {
  const dialog = closest(host, '[data-site-login]');
  return dialog !== null && (waitingCalls(host.ownerDocument).get(dialog) ?? 0) > 0;
}

/** Leads to a page of this site only: `<base>` does not count. Returns whether the visitor leaves the page. */
function goTo(document: Document, path: string): boolean {
  const { location } = windowOf(document);
  const target = safeUrl(path, location.href);
  if (!target || new URL(target).origin !== originOf(document)) {
    warnOnce(messages['login-redirect-foreign']);
    return false;
  }
  const { href } = location;
  location.assign(target);
  return target.replace(/#.*/s, '') !== href.replace(/#.*/s, '');
}

/** Sends the login. `hasWaitingCall`: whether calls have waited for it. They are sent before it has resolved. */
async function sendLogin(
  host: Element,
  credentials: LoginCredentials,
): Promise<{ readonly result: LoginResult; readonly hasWaitingCall: boolean }> {
  const service = members(host.ownerDocument);
  let hasWaitingCall = false;
  const stop = service.subscribe(() => {
    hasWaitingCall ||= isAwaited(host);
  });
  const result = await service.logIn(credentials);
  stop();
  return { result, hasWaitingCall };
}

/** The state of the login; in the state 'failed' with the text that is announced. */
export type LoginState =
  | { readonly name: 'idle' | 'sending' | 'done' }
  | { readonly name: 'failed'; readonly textIn: FailureText };

const idle: LoginState = { name: 'idle' };

/** Follows other tabs, also before the first login: a visitor who is logged out there is not logged in here. */
function useMembers(setState: (update: (before: LoginState) => LoginState) => void): void {
  const host = useHost();
  useLayoutEffect(() => {
    const service = members(host.ownerDocument);
    return service.subscribe(() => {
      if (!service.member()) setState((before) => (before.name === 'done' ? idle : before));
    });
  }, [host]);
}

/** Sends the author's form without leaving the page. */
export function useLogin({ successRedirect }: ValuesOf<typeof contract>): LoginState {
  const host = useHost();
  const bridge = useBridge();
  const signal = useSignal();
  const emit = useEmit(contract);
  const getMessage = useMessages(messages);
  const [state, setState] = useState<LoginState>(idle);
  const isSending = useRef(false);
  const showFailure = useFieldError(getMessage);
  useAutocomplete();
  useMembers(setState);

  const leave = (): void => {
    if (!successRedirect || !goTo(host.ownerDocument, successRedirect)) closeDialog(host);
  };

  const finish = (result: LoginResult, detail: LoginDetail, hasWaitingCall: boolean): void => {
    isSending.current = false;
    const password = fieldOf(loginForm(host), 'password');
    if (result.ok) {
      // A page that is restored would show it to the next visitor.
      if (password) password.value = '';
      setState({ name: 'done' });
      if (emit('site-logged-in', detail) && !hasWaitingCall) leave();
      return;
    }
    const { code, cause } = result;
    const textIn: FailureText = (current) => cause?.message ?? current(code);
    setState(showFailure(code, textIn) ? idle : { name: 'failed', textIn });
    emit('site-login-failed', { code });
  };

  const submit = (event: SubmitEvent): void => {
    const form = loginForm(host);
    if (event.defaultPrevented || hasOtherAction(event.submitter) || (form && event.target !== form)) return;
    const credentials = form && readCredentials(form);
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
    setState({ name: 'sending' });
    void sendLogin(host, credentials).then(({ result, hasWaitingCall }) => {
      if (!signal.aborted) finish(result, detail, hasWaitingCall);
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
