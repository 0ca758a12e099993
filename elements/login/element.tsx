import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import shadow from './login.css';
import { messages } from './messages.en.ts';
import page from './page.css';
import { type LoginState, useLogin } from './useLogin.ts';

function textOf(state: LoginState, getMessage: GetMessage): string {
  if (state.name === 'failed') return state.textIn(getMessage);
  return state.name === 'idle' ? '' : getMessage(`login-${state.name}`);
}

function LoginElementView(values: ValuesOf<typeof contract>): ReactNode {
  const state = useLogin(values);
  const getMessage = useMessages(messages);
  useStates({ sending: state.name === 'sending' });
  return (
    <>
      <slot />
      <span role="status" className={state.name === 'done' ? 'done' : undefined}>
        {textOf(state, getMessage)}
      </span>
    </>
  );
}

/** `<site-login>`: the author's form with which members log in (docs/spec.md#runtime-6, docs/spec.md#runtime-7). */
export const SiteLoginElement = elementClass(contract, LoginElementView, { shadow, page });
