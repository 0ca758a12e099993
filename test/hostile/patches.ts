/** Changes that other code makes to the platform before ours runs: old libraries, monitoring scripts, ad blockers, errors. */
import type { View } from '../support/own-page.ts';

type Patch = (view: View) => void;

/** Wraps each of these methods in a function, as monitoring scripts do. */
const wrapped = (methods: (view: View) => readonly (readonly [owner: object, names: readonly string[]])[]): Patch => {
  return (view) => {
    for (const [owner, names] of methods(view)) {
      for (const name of names) {
        const original: (...args: unknown[]) => unknown = Reflect.get(owner, name);
        Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
          return Reflect.apply(original, this, args);
        });
      }
    }
  };
};

/** Adds members that `for … in` enumerates, as old libraries do. */
const extended =
  (owner: (view: View) => object, members: Readonly<Record<string, unknown>>): Patch =>
  (view) =>
    void Object.assign(owner(view), members);

const nothing = (): void => {};

/**
 * Optional members that our code or the platform reads from objects. Without those that break every tree of React or
 * Preact, which read them from the prototype of props (`ref`, `key`, `children`, `onClick`), and without those of
 * property descriptors (`get`, `set`, `value`), which break every script.
 */
const wellKnown = [
  ['open', 'title', 'kind', 'fallback', 'parse', 'format', 'layers', 'events', 'methods', 'commands', 'reads'],
  ['selector', 'attributes', 'text', 'sheets', 'shadow', 'page', 'cause', 'detail', 'website', 'cookieSettings'],
  ['src', 'href', 'srcdoc', 'innerHTML', 'size', 'block', 'context', 'design', 'nonce'],
  ['mode', 'words', 'accepts', 'admit', 'known', 'id', 'hash', 'min', 'max', 'language', 'referenceTarget'],
].flat();

const pollution = (value: unknown) => Object.fromEntries(wellKnown.map((name) => [name, value]));

export const patches: Readonly<Record<string, Patch>> = {
  'Object.prototype with functions, as old libraries leave it': extended((view) => view.Object.prototype, {
    each: nothing,
    extend: nothing,
    $family: nothing,
    'not a name': nothing,
  }),
  'Object.prototype with text under well-known names': extended((view) => view.Object.prototype, pollution('evil')),
  'Object.prototype with an object under well-known names': extended(
    (view) => view.Object.prototype,
    pollution({ evil: true }),
  ),
  'Array.prototype with added members': extended((view) => view.Array.prototype, {
    each: nothing,
    remove: nothing,
    last: nothing,
    toJSON: () => 'broken',
  }),
  'Array.from and Array.prototype.reverse of old libraries': (view) => {
    const { slice } = view.Array.prototype;
    Object.assign(view.Array, { from: (list: ArrayLike<unknown>) => slice.call(list) });
    Object.assign(view.Array.prototype, {
      reverse(this: unknown[], isInline = true) {
        const reversed = [...this].sort(() => -1);
        return isInline ? this.splice(0, this.length, ...reversed) && this : reversed;
      },
    });
  },
  'String, Number and Date with toJSON': (view) => {
    for (const { prototype } of [view.String, view.Number, view.Date])
      Object.assign(prototype, { toJSON: () => '"broken"' });
  },
  'Function.prototype with another bind and an inherits': (view) => {
    Object.assign(view.Function.prototype, {
      inherits: nothing,
      bind(this: (...args: unknown[]) => unknown, self: unknown, ...first: unknown[]) {
        return (...rest: unknown[]) => this.apply(self, [...first, ...rest]);
      },
    });
  },
  'Element.prototype with other append, remove, hide and show': ({ Element, Text }) => {
    const { appendChild, removeChild } = Element.prototype;
    Object.assign(Element.prototype, {
      // Takes one node, and returns it, as jQuery-like libraries do.
      append: appendChild,
      remove(this: Element) {
        this.parentNode && removeChild.call(this.parentNode, this);
        return this;
      },
      hide: nothing,
      show: nothing,
      next: nothing,
      play: nothing,
    });
    Object.assign(Text.prototype, { remove: nothing });
  },
  'the methods of nodes, wrapped': wrapped(({ Node, Element, Document }) => [
    [Node.prototype, ['appendChild', 'insertBefore', 'removeChild', 'replaceChild', 'cloneNode', 'contains']],
    [Element.prototype, ['append', 'remove', 'replaceChildren', 'setAttribute', 'removeAttribute', 'attachShadow']],
    [Document.prototype, ['createElement', 'querySelector', 'querySelectorAll', 'adoptNode', 'importNode']],
  ]),
  'events, timers and observers, wrapped': wrapped((view) => [
    [view.EventTarget.prototype, ['addEventListener', 'removeEventListener', 'dispatchEvent']],
    [view, ['setTimeout', 'clearTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'fetch']],
    [view.MutationObserver.prototype, ['observe', 'disconnect', 'takeRecords']],
    [view.ResizeObserver.prototype, ['observe', 'disconnect']],
  ]),
  'addEventListener that knows no options': ({ EventTarget }) => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      addEventListener.call(this, type, listener, typeof options === 'object' ? !!options?.capture : options);
    };
  },
  'JSON of an old library': (view) => {
    const { parse, stringify } = view.JSON;
    Object.assign(view.JSON, { parse: (text: string) => parse(text), stringify: (value: unknown) => stringify(value) });
  },
  'a Promise that settles later': (view) => {
    const { setTimeout } = view;
    const Native = view.Promise;
    class Late<Value> extends Native<Value> {
      // biome-ignore lint/suspicious/noThenProperty: this is what polyfills of promises do
      override then<A = Value, B = never>(
        done?: ((value: Value) => A | PromiseLike<A>) | null,
        failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
      ): Promise<A | B> {
        const late =
          <T, R>(call: ((value: T) => R) | null | undefined) =>
          (value: T): Promise<R> =>
            new Native((resolve, reject) =>
              setTimeout(() => {
                try {
                  resolve(call?.(value) as R);
                } catch (cause) {
                  reject(cause);
                }
              }),
            );
        return super.then(done && late(done), failed && late(failed)) as Promise<A | B>;
      }
    }
    Object.assign(view, { Promise: Late });
  },
  'a CustomEvent of an old polyfill': (view) => {
    Object.assign(view, {
      CustomEvent: function CustomEvent(type: string, { bubbles = false, cancelable = false, detail = null } = {}) {
        const event = view.document.createEvent('CustomEvent');
        event.initCustomEvent(type, bubbles, cancelable, detail);
        return event;
      },
    });
  },
  'frozen intrinsics': (view) => {
    for (const { prototype } of [view.Object, view.Array, view.Function, view.Error, view.Promise, view.Map, view.Set])
      view.Object.freeze(prototype);
  },
};
