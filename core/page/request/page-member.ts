/**
 * The member for whom a page acts, with the anti-forgery token of the login (docs/spec.md#runtime-6). The token is kept in memory and in
 * the session storage of the tab, in one entry with its member, so that no other member gets it.
 */
import { pageService, store } from '../page.ts';
import { pageStorage } from '../storage.ts';

export interface PageMember {
  /** In lower case; empty if no member is logged in. */
  readonly email: string;
  readonly name?: string | undefined;
  /** Undefined once the session has ended. */
  readonly token?: string | undefined;
}

/** A state of the page: calls go on only for the member for whom they have begun. */
export interface MemberSnapshot {
  /** Undefined until the page knows it. */
  readonly member: PageMember | undefined;
  /** Increases when another member logs in, and with each logout. */
  readonly changes: number;
}

/** The key in the session storage. */
export const memberKey = 'member';

/** Whether a value can be a token: any script may have stored it, and it is sent as a header. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]{1,500}$/.test(value);

/** Reads a stored member: without a token if the session has ended, so that the page knows when another member logs in. */
export function readMember(value: unknown): PageMember | undefined {
  const { email, token } = Object(value);
  const isEnded = token === undefined && typeof email === 'string' && email !== '';
  // The cast is safe: an email or name of another type is only compared, and shown as text.
  return isEnded || isToken(token) ? (value as PageMember) : undefined;
}

/** Returns the member of the page, which changes with logins and logouts, also in other tabs. `setMember` changes it. */
export const pageMember = (document: Document) =>
  pageService(document, 'page-member', () =>
    store<MemberSnapshot>({
      member: pageStorage('session', document).get(memberKey, readMember),
      changes: 0,
    }),
  );

/** The number of calls that wait for the login in each element with `data-site-login`. */
export const waitingCalls = (document: Document) =>
  pageService(document, 'waiting-calls', () => new WeakMap<Element, number>());

/**
 * Whether what has begun in a state of the page may go on for the member of another state: the same member, the first one that the page
 * learns, or the next one if no member was logged in.
 */
export const canContinue = ({ member, changes }: MemberSnapshot, now: MemberSnapshot): boolean =>
  now.changes === changes || (member?.email === '' && now.changes === changes + 1);

/** An action of the visitor. All of its calls are sent for the same member. */
export interface VisitorAction {
  begun: MemberSnapshot;
}

/** Starts an action of the visitor, for the member of the page. */
export const startAction = (document: Document): VisitorAction => ({ begun: pageMember(document).get() });
