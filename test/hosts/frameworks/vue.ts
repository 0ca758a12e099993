/** Vue 3, with templates compiled as its bundler plugins do. */
import viewOf from 'virtual:host-views/vue';
import { createApp, defineComponent, h, nextTick, onMounted, shallowRef } from 'vue';
import type { Mount } from '../view.ts';

export const mount: Mount = (view, box, initial) => {
  const current = shallowRef(initial);
  const component = defineComponent({ props: ['state'], render: viewOf(view.tag) });
  const page = createApp({
    setup() {
      onMounted(() => current.value.ready());
      return () => h(component, { state: current.value });
    },
  });
  page.mount(box);
  return {
    async update(state) {
      current.value = state;
      await nextTick();
    },
    unmount: () => page.unmount(),
  };
};
