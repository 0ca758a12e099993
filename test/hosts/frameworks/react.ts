/** React 19. */
import { act, createElement, type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { elements } from '../jsx.ts';
import type { Mount, State, View } from '../view.ts';

const create = (type: string, props: object, children?: readonly ReactNode[] | string): ReactNode =>
  createElement(type, props, children);

interface Props {
  readonly view: View;
  readonly state: State;
  readonly onCommit: () => void;
}

function Page({ view, state, onCommit }: Props): ReactNode {
  useLayoutEffect(() => void state.ready(), []);
  useLayoutEffect(onCommit);
  return elements(create, view, state);
}

/** Renders as tests of React components do: everything is done before it returns. */
export function actNow(change: () => void): void {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  act(change);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

export const mount: Mount = (view, box, initial) => {
  const root = createRoot(box);
  const render = (state: State, onCommit = (): void => {}): void =>
    root.render(createElement(StrictMode, null, createElement(Page, { view, state, onCommit })));
  const updateNow = (state: State): void => actNow(() => render(state));
  updateNow(initial);
  return {
    update: (state) => new Promise((onCommit) => render(state, onCommit)),
    updateNow,
    unmount: () => root.unmount(),
  };
};
