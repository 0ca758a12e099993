/** The output of test/hosts/build/views-plugin.ts: components by their tags. */
declare module 'virtual:host-views/vue' {
  const viewOf: (tag: string) => import('vue').RenderFunction;
  export default viewOf;
}
declare module 'virtual:host-views/svelte' {
  const viewOf: (
    tag: string,
  ) => import('svelte').Component<{ states: import('svelte/store').Readable<import('./view.ts').State> }>;
  export default viewOf;
}
declare module 'virtual:host-views/solid' {
  const viewOf: (tag: string) => import('solid-js').Component<{ state: import('./view.ts').State }>;
  export default viewOf;
}
declare module 'virtual:host-views/lit' {
  const viewOf: (tag: string) => (state: import('./view.ts').State) => unknown;
  export default viewOf;
}
