/** A page that bundles the elements (test/hosts/build/write-hosts.ts puts them in): one copy of React for both. */
import { act, createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  defineAll,
  elementClass,
  register,
  SampleElement,
} from '../../contract/fixtures/contract-elements.fixture.tsx';
import { actNow } from './react.ts';

defineAll();

export { mount } from './react.ts';
export { act, createElement, createRoot };

/**
 * Hydrates the element in the box with a page that defines it while it renders, as bundlers do that evaluate a module when
 * a component first needs it.
 */
export function hydrateAndDefine(box: HTMLElement, tag: `site-${string}`): Root | undefined {
  const Class = elementClass({ ...SampleElement.contract, tag }, () => createElement('slot'));
  function Page(): ReactNode {
    register(Class);
    return createElement(tag, null, createElement('p', null, 'Ash'));
  }
  let root: Root | undefined;
  actNow(() => {
    root = hydrateRoot(box, createElement(Page));
  });
  return root;
}
