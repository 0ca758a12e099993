import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useSignal } from '../../core/element/hooks/host.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { type LogoutCode, type Members, members, type SignedInMember } from '../../core/page/members.ts';
import { originOf, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';

interface Account {
  readonly member: SignedInMember | undefined;
  /** Whether the visitor is a contributor, who has not logged out here. */
  readonly isContributor: boolean;
  /** Why the visitor is still logged in. */
  readonly failure: LogoutCode | undefined;
  readonly isLoggingOut: boolean;
  /** Whether the visitor has logged out here, and has stayed on the page. */
  readonly hasLoggedOut: boolean;
  readonly logOut: () => void;
}

const neverChanges = (): (() => void) => () => {};

/** Returns the member who is logged in; undefined in the first render, as on a server. */
function useMember(sync: boolean): SignedInMember | undefined {
  const { ownerDocument } = useHost();
  // A server has no window, whose tabs the service would follow.
  const service = (): Members => members(ownerDocument);
  const subscribe = useMemo(() => (listener: () => void) => service().subscribe(listener), [ownerDocument]);
  const email = useSyncExternalStore(
    subscribe,
    () => service().member()?.email,
    () => undefined,
  );
  const name = useSyncExternalStore(
    subscribe,
    () => service().member()?.name,
    () => undefined,
  );
  useLayoutEffect(() => {
    if (sync) void service().read();
  }, [sync]);
  return email === undefined ? undefined : { email, name };
}

/** The site root, with the parameter that shows the notice (docs/spec.md#runtime-2): not relative to `<base>`. */
const leave = (document: Document): void => {
  windowOf(document).location.assign(new URL('/?logout=true', originOf(document)));
};

/** The button that had the focus is gone: the author's link gets it. */
function restoreFocus(host: Element): void {
  const { activeElement, body } = unclobber(host.ownerDocument);
  if (!activeElement || activeElement === body || activeElement === host)
    unclobber(host).querySelector<HTMLElement>('a[href], button')?.focus();
}

/** Returns who is logged in, and the function that logs out. */
export function useAccount({ cloneCart, contributor, sync }: ValuesOf<typeof contract>): Account {
  const host = useHost();
  const signal = useSignal();
  const emit = useEmit(contract);
  const [failure, setFailure] = useState<LogoutCode>();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [hasLoggedOut, setLoggedOut] = useState(false);
  const member = useMember(sync);

  const logOut = (): void => {
    if (isLoggingOut || !emit('site-log-out')) return;
    const hadFocus = unclobber(host.ownerDocument).activeElement === host;
    setFailure(undefined);
    setLoggingOut(true);
    void members(host.ownerDocument)
      .logOut({ cloneCart, isContributor: contributor })
      .then((result) => {
        if (signal.aborted) return;
        setLoggingOut(false);
        if (result.ok) setLoggedOut(true);
        else setFailure(result.code);
        if (!result.ok) return;
        if (emit('site-logged-out')) leave(host.ownerDocument);
        // After the author's link is shown.
        else if (hadFocus) queueMicrotask(() => restoreFocus(host));
      });
  };
  // Without script, a button that logs out has no effect: servers render the author's link.
  const isContributor = useSyncExternalStore(
    neverChanges,
    () => contributor && !hasLoggedOut,
    () => false,
  );
  return { member, isContributor, failure, isLoggingOut, hasLoggedOut, logOut };
}
