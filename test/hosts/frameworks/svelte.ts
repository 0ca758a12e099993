/** Svelte 5. */

import viewOf from 'virtual:host-views/svelte';
import { flushSync, mount as mountComponent, unmount } from 'svelte';
import { writable } from 'svelte/store';
import type { Mount } from '../view.ts';

export const mount: Mount = (view, box, initial) => {
  const states = writable(initial);
  const page = mountComponent(viewOf(view.tag), { target: box, props: { states } });
  flushSync();
  return {
    update(state) {
      states.set(state);
      flushSync();
    },
    unmount: () => unmount(page),
  };
};
