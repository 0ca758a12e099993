/** Only React: one root for each element, all rendered at once. */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const Slides = () => createElement('div', { className: 'slides', part: 'slides' }, createElement('slot'));

const mountBare = (hosts: readonly Element[]): void =>
  flushSync(() => {
    for (const host of hosts) createRoot(host.attachShadow({ mode: 'open' })).render(createElement(Slides));
  });

Object.assign(globalThis, { mountBare });
