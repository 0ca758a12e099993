import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import shadow from './account.css';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import page from './page.css';
import { useAccount } from './useAccount.ts';

function AccountElementView(values: ValuesOf<typeof contract>): ReactNode {
  const { accountHref = '/account' } = values;
  const { member, isContributor, failure, isLoggingOut, hasLoggedOut, logOut } = useAccount(values);
  const getMessage = useMessages(messages);
  const isLoggedIn = isContributor || member !== undefined;
  useStates({ 'logged-in': isLoggedIn });
  return (
    <>
      {isLoggedIn && (
        <div className="box">
          <a part="account" href={accountHref}>
            {member?.name ?? member?.email ?? getMessage('account-link')}
          </a>
          <button part="log-out" type="button" aria-disabled={isLoggingOut || undefined} onClick={logOut}>
            {getMessage(isLoggingOut ? 'account-logging-out' : 'account-log-out')}
          </button>
          {failure && (
            <p part="error" role="alert">
              {getMessage(failure)}
            </p>
          )}
        </div>
      )}
      <slot hidden={isLoggedIn} />
      <span role="status">{!isLoggedIn && hasLoggedOut && getMessage('account-logged-out')}</span>
    </>
  );
}

/** `<site-account>`: the name of the member who is logged in, the link to the account, and the logout (docs/spec.md#runtime-6). */
export const SiteAccountElement = elementClass(contract, AccountElementView, { shadow, page });
