import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import shadow from './login.css';
import { messages } from './messages.en.ts';
import page from './page.css';
import { useLogin } from './useLogin.ts';

function LoginElementView(values: ValuesOf<typeof contract>): ReactNode {
  const state = useLogin(values);
  const getMessage = useMessages(messages);
  useStates({ sending: state === 'sending' });
  return (
    <>
      <slot />
      <span role="status" className={state === 'done' ? 'done' : undefined}>
        {state === 'idle' ? '' : getMessage(`login-${state}`)}
      </span>
    </>
  );
}

/** `<site-login>`: the author's form with which members log in (docs/spec.md#runtime-6, docs/spec.md#runtime-7). */
export const SiteLoginElement = elementClass(contract, LoginElementView, { shadow, page });
