/** Preact 11. It writes event names that begin with a capital in lower case. */
import { type ComponentChild, h, render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { elements } from '../jsx.ts';
import type { Mount, State, View } from '../view.ts';

const create = (type: string, props: object, children?: readonly ComponentChild[] | string): ComponentChild =>
  h(type, props, children);

const isSpoken = (event: string): boolean => !/^[A-Z]/.test(event);

function Page({ view, state }: { readonly view: View; readonly state: State }): ComponentChild {
  useLayoutEffect(() => void state.ready(), []);
  return elements(create, view, state, isSpoken);
}

export const mount: Mount = (view, box, initial) => {
  const update = (state: State): void => render(h(Page, { view, state }), box);
  update(initial);
  return { update, unmount: () => render(null, box) };
};
