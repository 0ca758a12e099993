/** React 19. */
import { createElement, type ReactNode, StrictMode, useLayoutEffect } from 'react';
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

export const mount: Mount = async (view, box, initial) => {
  const root = createRoot(box);
  const update = (state: State): Promise<void> =>
    new Promise((onCommit) => {
      root.render(createElement(StrictMode, null, createElement(Page, { view, state, onCommit })));
    });
  await update(initial);
  return { update, unmount: () => root.unmount() };
};
