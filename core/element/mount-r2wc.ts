/**
 * The one place that knows r2wc: it supplies the element class and mounts and unmounts React. We give it no props,
 * no events and no shadow option, because its parsing drops what HTML means (empty attributes, removal, values set
 * before definition); everything else is our subclass. A test guards what is used here.
 */
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';

/** The members of r2wc's class in use: a container, and mounting in the lifecycle callbacks. */
export interface ReactElementClass {
  new (): HTMLElement & {
    /** Where React renders. */
    container: ShadowRoot;
    /** Mounts into `container`. */
    connectedCallback(): void;
    /** Unmounts. */
    disconnectedCallback(): void;
  };
}

/**
 * A class whose instances mount `Root` with `{ container: the element itself }`. On a server there is no
 * HTMLElement and nothing to mount: the class is then an empty one, so that importing stays harmless. The options have
 * no prototype: additions of a page to Object.prototype are not among them.
 */
export const reactElementClass = (Root: ComponentType<{ container?: HTMLElement }>): ReactElementClass =>
  (typeof HTMLElement === 'undefined' ? class {} : r2wc(Root, Object.create(null))) as ReactElementClass;
