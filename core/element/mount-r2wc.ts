/**
 * The only module that uses r2wc, which supplies the element class and mounts and unmounts React. It gets no props,
 * events or shadow option, because its parsing ignores empty attributes, removed attributes and values set before
 * definition. The subclass does everything else. A test checks the members of r2wc that are used here.
 */
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType, ReactNode } from 'react';

/** The members of r2wc's class that are used: the container and the lifecycle callbacks that mount. */
export interface ReactElementClass {
  new (): HTMLElement & {
    /** Where React renders. */
    container?: ShadowRoot;
    /** Mounts into the `container` of `this`, or renders again. */
    connectedCallback(): void;
    /** Unmounts. */
    disconnectedCallback(): void;
  };
}

/** r2wc keeps what it has mounted under this symbol: it then updates and unmounts this root like its own. */
const mountedKey = Symbol.for('r2wc.context');

/** A root of React that r2wc renders into again, and unmounts. */
export interface MountedRoot {
  render(view: ReactNode): void;
  unmount(): void;
}

/** Gives r2wc a root that is mounted already, by hydration. `mounted` is the object with the container. */
export function takeRoot(
  mounted: object,
  root: MountedRoot,
  ReactComponent: ComponentType<{ container?: HTMLElement }>,
): void {
  Reflect.set(mounted, mountedKey, { root, ReactComponent });
}

/**
 * A class whose instances mount `Root` with the element as `container`. On a server there is no HTMLElement, so the
 * class is empty and importing has no effect.
 */
export const reactElementClass = (Root: ComponentType<{ container?: HTMLElement }>): ReactElementClass =>
  (typeof HTMLElement === 'undefined' ? class {} : r2wc(Root)) as ReactElementClass;
