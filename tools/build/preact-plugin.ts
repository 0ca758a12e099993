import type { Plugin } from 'rollup';

/** `createElementNS(namespace, type, props.is ? props : parent)`, as it is minified. */
const inheritedRegistry = /(\.createElementNS\(\w+,\w+),\w+\.is\?\w+:\w+\)/;

/**
 * Lets Preact create elements without a scoped registry. It passes the parent node for its `customElementRegistry`, but in
 * a shadow root that was adopted by another document that is the registry of the first document, which the second one
 * refuses. No view uses `is` or a scoped registry.
 */
export const preactPlugin = (): Plugin => ({
  name: 'preact',
  transform(code, id) {
    if (!/[\\/]preact[\\/]dist[\\/]preact\.m?js$/.test(id)) return null;
    if (!inheritedRegistry.test(code)) this.error(`Preact has changed: nothing matches ${inheritedRegistry} any more.`);
    return { code: code.replace(inheritedRegistry, '$1)'), map: null };
  },
});
