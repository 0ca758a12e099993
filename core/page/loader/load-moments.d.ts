/** Made by the build from the contracts of all elements (tools/build/load-moments-plugin.ts). */
declare module 'virtual:load-moments' {
  /** When a tag is loaded, by the first letter of its contract's `load`: at once, near the viewport, on intent. */
  export const moments: Readonly<Record<string, 'a' | 'n' | 'o'>>;
}
