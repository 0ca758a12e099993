/** Opens the login that the page offers (docs/spec.md#runtime-8: a response with `loginRequired` prompts for it). */

import { destructors } from './destructors.ts';
import { readSession } from './members/read-session.ts';
import { setMember } from './members/set-member.ts';
import { canContinue, type MemberSnapshot, pageMember, waitingCalls } from './request/page-member.ts';
import type { Caller } from './request/send-call.ts';
import { unclobber, windowOf } from './unclobber.ts';

const selector = '[data-site-login]';

/** The element with which a visitor logs in without leaving the page. */
const login = 'site-login';

/** Milliseconds until an element whose script does not load is given up. */
const timeLimit = 10_000;

type Method = 'showModal' | 'show' | 'close' | 'hide';

/** `<dialog>`, `<site-dialog>` and other elements that open with a method. */
const call = (node: Element, name: Method): boolean => {
  const method: unknown = Reflect.get(node, name);
  if (typeof method !== 'function') return false;
  method.call(node);
  return true;
};

const isOpen = (node: Element): boolean => node.matches(':popover-open, [open]');

function show(node: HTMLElement): void {
  if (call(node, 'showModal')) return;
  if (node.popover) node.showPopover();
  else if (!call(node, 'show')) node.click();
}

function hide(node: HTMLElement): void {
  if (!isOpen(node)) return;
  if (node.popover) node.hidePopover();
  else if (!call(node, 'hide')) call(node, 'close');
}

/** The loader loads an element that is clicked. */
async function define(node: HTMLElement): Promise<void> {
  const { localName } = node;
  if (!localName.includes('-') || customElements.get(localName)) return;
  node.click();
  await Promise.race([
    customElements.whenDefined(localName),
    new Promise((resolve) => {
      setTimeout(resolve, timeLimit);
    }),
  ]);
}

/**
 * Whether the element opens and closes: a dialog, a popover or an element with the method, which it may have once it is defined. Other
 * elements with a login are parts of the page.
 */
const isDialog = (node: HTMLElement): boolean =>
  !node.matches(login) &&
  (node.popover != null ||
    node.localName === 'dialog' ||
    typeof Reflect.get(node, 'show') === 'function' ||
    (node.localName.includes('-') && !customElements.get(node.localName)));

const hasLogin = (node: HTMLElement): boolean => node.matches(login) || node.querySelector(login) !== null;

/** Whether a call waits for the login, instead of leading to another page. A login inside of the page cannot be closed. */
const canWait = (node: HTMLElement): boolean => isDialog(node) && hasLogin(node);

const count = (node: HTMLElement, change: number): void => {
  const calls = waitingCalls(node.ownerDocument);
  calls.set(node, (calls.get(node) ?? 0) + change);
};

/** Whether calls wait for this login. */
const isAwaited = (node: HTMLElement): boolean => (waitingCalls(node.ownerDocument).get(node) ?? 0) > 0;

/** The dialogs that calls have opened, and not the visitor. */
const opened = new WeakSet<HTMLElement>();

/** Shows the login. One inside of the page is focused. */
async function open(node: HTMLElement): Promise<void> {
  if (isOpen(node)) return;
  if (canWait(node)) {
    await define(node);
    // All calls have been aborted meanwhile, or the visitor has logged in.
    if (!isAwaited(node)) return;
    if (isDialog(node)) opened.add(node);
  }
  if (hasLogin(node) && !isDialog(node)) node.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  else show(node);
}

/** A call that waits for a login. */
interface Wait {
  /** Resolves after the next login: with the new state if the call may go on, otherwise with undefined. */
  readonly next: Promise<MemberSnapshot | undefined>;
  readonly end: () => void;
}

/** Waits until the visitor logs in, closes the dialog, or leaves the page. */
function waitForLogin(document: Document, node: HTMLElement, begun: MemberSnapshot, signal?: AbortSignal): Wait {
  const state = pageMember(document);
  const window = windowOf(document);
  let resolve: (result?: MemberSnapshot) => void = () => {};
  const next = new Promise<MemberSnapshot | undefined>((settle) => {
    resolve = settle;
  });
  const ended = new AbortController();
  const finish = (result?: MemberSnapshot): void => {
    ended.abort();
    stop();
    removal.disconnect();
    destructors(document).delete(end);
    resolve(result);
  };
  const end = (): void => finish();
  const stop = state.subscribe(() => {
    const now = state.get();
    // A logout in another tab ends the call as well.
    if (now.member?.token) finish(canContinue(begun, now) ? now : undefined);
    else if (begun.member?.email && now.changes !== begun.changes) end();
  });
  const removal = new window.MutationObserver(() => node.isConnected || end());
  removal.observe(document, { childList: true, subtree: true });
  destructors(document).add(end);
  const listener = { signal: ended.signal };
  const closed = ({ target }: Event): void => {
    // Events of dialogs inside of it bubble.
    if (target === node && !isOpen(node)) end();
  };
  for (const type of ['close', 'site-hidden', 'toggle']) node.addEventListener(type, closed, listener);
  signal?.addEventListener('abort', end, listener);
  // A page that is left sends nothing more.
  window.addEventListener('pagehide', end, listener);
  // A listener may have kept it closed.
  setTimeout(() => isOpen(node) || end(), 2 * timeLimit);
  return { next, end };
}

/** The member has no token any more, unless another login has renewed it meanwhile. */
function endSession(document: Document, token: string | undefined): void {
  const { member: now } = pageMember(document).get();
  if (now?.token && now.token === token) setMember(document, { email: now.email, name: now.name });
}

/** Returns the state of the page for which a call has begun. A response that requires a login shows that no member is logged in. */
function learnState(document: Document, begun: MemberSnapshot): MemberSnapshot {
  const state = pageMember(document);
  if (!state.get().member) setMember(document, { email: '' });
  const now = state.get();
  return begun.member || now.changes !== begun.changes ? begun : now;
}

/**
 * Opens the first element with `data-site-login`: a dialog or popover is shown, a link or button is clicked. If it contains
 * `<site-login>`, resolves after the login, with the state of the page for which the call is sent again; otherwise, and if another
 * member logs in or the visitor closes it, with undefined.
 */
export async function openLogin(
  document: Document,
  { begun: known, token, isOwn }: Pick<Caller, 'token' | 'isOwn'> & { readonly begun: MemberSnapshot },
  signal?: AbortSignal,
): Promise<MemberSnapshot | undefined> {
  // The session of this site is not that of another server.
  if (isOwn) endSession(document, token);
  const begun = learnState(document, known);
  if (!begun.member) return undefined;
  const node = unclobber(document).querySelector<HTMLElement>(selector);
  if (!node || signal?.aborted) return undefined;
  const now = pageMember(document).get();
  if (!canWait(node)) {
    await open(node);
    return undefined;
  }
  // The visitor has logged in meanwhile.
  if (now.member?.token) return canContinue(begun, now) ? now : undefined;
  const wait = waitForLogin(document, node, begun, signal);
  count(node, 1);
  try {
    // An element that turns out to be a part of the page cannot be closed: its call ends.
    return await Promise.race([wait.next, open(node).then(() => (canWait(node) ? wait.next : undefined))]);
  } finally {
    wait.end();
    count(node, -1);
    // One call that is aborted must not close the login of the others.
    if (pageMember(document).get().member?.token || (!isAwaited(node) && opened.has(node))) {
      opened.delete(node);
      hide(node);
    }
  }
}

/**
 * Reads who is logged in after the server has refused the token, or the call of a page that does not know the member. Resolves with whether
 * the server has answered.
 */
export async function renewMember(document: Document, { member: begun }: MemberSnapshot): Promise<boolean> {
  // Another call may have renewed it already.
  return (
    pageMember(document).get().member?.token !== begun?.token || (await readSession(document, false)) !== 'unreachable'
  );
}
