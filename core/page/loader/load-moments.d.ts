/** Made by the build from the contracts of all elements (tools/build/load-moments-plugin.ts). */
declare module 'virtual:load-moments' {
  export const nearViewport: 1;
  export const atOnce: 2;
  /** When a tag is loaded, as its contract declares: 0 is on intent. */
  export const moments: Readonly<Record<string, 0 | 1 | 2>>;
}
