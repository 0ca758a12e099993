/** The ways in which a page loads an element of ours. */
import { addressOf, type Build } from './ours.ts';
import { prerendered } from './prerendered.ts';
import { moduleTag, ourSheet, pageOf, preloadFor } from './slow-network.ts';

/** The content of a page that loads an element. */
export interface OurPage {
  readonly head: string;
  readonly body: string;
}

interface Options {
  readonly tag: string;
  readonly title: string;
  /** The markup of the element. */
  readonly body: string;
}

/** Returns the pages by name: with the script of the element, with the loader and lines for preloading, and prerendered, each in both builds. */
export async function ourPages({ tag, title, body }: Options): Promise<Readonly<Record<string, OurPage>>> {
  const plain = (build: Build): OurPage => ({ head: ourSheet + moduleTag(`${addressOf(build)}${tag}.js`), body });
  const loader = (build: Build): string => ourSheet + moduleTag(`${addressOf(build)}site.js`);
  const preloaded = (build: Build): OurPage => {
    const head = loader(build);
    return { head: preloadFor(pageOf({ title, probe: '', head, body })) + head, body };
  };
  const content = await prerendered(body);
  return {
    [`${tag}, React`]: plain('react'),
    [`${tag}, slim`]: plain('slim'),
    [`${tag}, React, loader, preload`]: preloaded('react'),
    [`${tag}, slim, loader, preload`]: preloaded('slim'),
    [`${tag}, React, prerendered`]: { head: loader('react'), body: content },
    [`${tag}, slim, prerendered`]: { head: loader('slim'), body: content },
  };
}
