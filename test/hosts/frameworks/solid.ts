/** Solid. */

import viewOf from 'virtual:host-views/solid';
import { createComponent, createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import type { Mount } from '../view.ts';

export const mount: Mount = (view, box, initial) => {
  const [state, setState] = createSignal(initial);
  const props = {
    get state() {
      return state();
    },
  };
  const unmount = render(() => createComponent(viewOf(view.tag), props), box);
  return { update: (next) => void setState(next), unmount };
};
