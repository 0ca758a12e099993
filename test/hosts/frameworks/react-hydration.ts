/** A page that React renders on a server and hydrates in the browser. */
import { createElement, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { actNow } from './react.ts';

/** The names that React has for attributes of HTML elements. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
  for: 'htmlFor',
  suppresshydrationwarning: 'suppressHydrationWarning',
};

const propOf = ({ name, value }: Attr): string | true => (value === '' && name !== 'alt' ? true : value);

const propsOf = (element: Element): Record<string, unknown> => {
  const isCustom = element.localName.includes('-');
  return Object.fromEntries(
    [...element.attributes].map((attribute) => [
      (!isCustom && reactNames[attribute.name]) || attribute.name,
      isCustom ? attribute.value : propOf(attribute),
    ]),
  );
};

const toNode = (node: Node): ReactNode =>
  node instanceof Element
    ? createElement(node.localName, propsOf(node), ...[...node.childNodes].map(toNode))
    : node.textContent;

/** Returns the React elements of markup in a `<main>`. */
const parse = (markup: string): ReactNode => {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return createElement('main', null, ...[...body.childNodes].map(toNode));
};

export const renderOnServer = (markup: string): string => renderToString(parse(markup));

export interface Hydrated {
  readonly root: Root;
  /** Everything that React reports meanwhile. */
  readonly problems: readonly string[];
}

/** Hydrates what `renderOnServer` returned, in its box. */
export function hydrate(box: HTMLElement, markup: string): Hydrated {
  const problems: string[] = [];
  const { error } = console;
  console.error = (...parts: unknown[]) => problems.push(parts.join(' '));
  let root: Root | undefined;
  try {
    actNow(() => {
      root = hydrateRoot(box, parse(markup), {
        onRecoverableError: (problem) => problems.push(String(problem)),
      });
    });
  } finally {
    console.error = error;
  }
  if (!root) throw new Error('React did not hydrate.');
  return { root, problems };
}
