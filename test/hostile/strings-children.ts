import { expect } from '@open-wc/testing';
import type { Contract, ObservedChildren } from '../../core/model/contract/contract.ts';
import { sample } from '../support/sample.ts';
import { specimens } from './specimens.ts';
import { allStrings, attacks, pressAll, rendered, type TrappedPage, trapOfSuite } from './strings.ts';

/** Attributes that authors write on children, in addition to those that the contract declares. */
const common = ['alt', 'title', 'href', 'src', 'srcset', 'aria-label', 'data-caption', 'data-title', 'data-html'];
const nothingRead: ObservedChildren = { selector: 'p', attributes: [] };

/** `img` makes an image, `[data-html]` a node with that attribute. */
function childFor(page: Document, selector: string): HTMLElement {
  const [, tag = '', name] = /^\s*([a-z]*)(?:\[([\w-]+)\])?/.exec(selector) ?? [];
  const child = page.createElement(tag || 'div');
  if (name) child.setAttribute(name, '');
  // Without it, the content is the author's own script.
  if (tag === 'script') child.setAttribute('type', 'application/json');
  // Far outside of the viewport, so that lazy content requests nothing.
  for (const [key, value] of Object.entries({ loading: 'lazy', preload: 'none' })) child.setAttribute(key, value);
  return child;
}

/** Returns the element in its author's markup, with an additional first child that has a text and a caption. */
export function placeWith({ document: page, place }: TrappedPage, markup: string, selector: string) {
  const element = place(markup);
  Object.assign(element.style, { position: 'fixed', left: '-99999px' });
  const child = childFor(page, selector);
  const caption = page.createElement('figcaption');
  const textNode = page.createTextNode('');
  element.prepend(child, caption, textNode);
  const write = (text: string): void => {
    for (const node of [child, caption, textNode]) node.textContent = text;
  };
  return { element, child, write };
}

/** Returns for each kind of child that an element reads the attributes that it reads, and those that authors write. */
export const attributesOfChildren = ({ reads = nothingRead }: Contract) =>
  reads.selector
    .split(',')
    .map((selector) => ({ selector: selector.trim(), names: [...new Set([...reads.attributes, ...common])] }));

/** Tests some of the elements: a test file has a time limit, and an element that reads many nodes takes most of it. */
export function attackChildren(isMeant: (name: string) => boolean): void {
  const meant = Object.entries(specimens).filter(([name]) => isMeant(name));
  for (const [, { contract, markup }] of meant) {
    describe(`in <${contract.tag}>`, () => {
      const openedPage = trapOfSuite();
      const { attributes } = contract.reads ?? nothingRead;
      for (const { selector, names } of attributesOfChildren(contract)) {
        it(`have no effect in the text and all attributes of ${selector}`, async () => {
          const page = openedPage();
          const { element, child, write } = placeWith(page, markup, selector);
          for (const text of allStrings) {
            write(text);
            for (const name of names) child.setAttribute(name, text);
            await rendered();
          }
          element.parentElement?.remove();
          expect(await page.executions()).to.deep.equal([]);
          expect(page.failures()).to.deep.equal([]);
        });

        for (const [index, name] of attributes.entries()) {
          it(`have no effect in ${name} of ${selector}, whatever is clicked`, async () => {
            // Each string is opened as a video, for which WebKit starts a player.
            const page = openedPage();
            // All strings are set above. Clicks are tested with different strings for neighbouring attributes.
            for (const text of sample(attacks, 4, index)) {
              const { element, child } = placeWith(page, markup, selector);
              child.setAttribute(name, text);
              await rendered();
              await pressAll(element);
              element.parentElement?.remove();
            }
            expect(await page.executions()).to.deep.equal([]);
            expect(page.failures()).to.deep.equal([]);
          });
        }
      }
    });
  }
}
