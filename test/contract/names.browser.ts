import { expect } from '@open-wc/testing';
import { declarations } from '../../cli/lint/page/known-elements.ts';
import { attributeName } from '../../core/model/contract/names.ts';

/** Attributes that HTML gives to every element, whatever property reads them. */
const globalAttributes = [
  'class',
  'id',
  'slot',
  'style',
  'title',
  'lang',
  'dir',
  'hidden',
  'inert',
  'is',
  'part',
  'role',
];

describe('names of contract keys', () => {
  for (const { contract } of declarations) {
    const { tag, attributes, methods = {} } = contract;
    it(`of <${tag}> are not attributes of HTML`, () => {
      const properties = [...Object.keys(attributes), ...Object.keys(methods)];
      const taken = properties.filter((name) => name in HTMLElement.prototype || name === 'container');
      const global = Object.keys(attributes)
        .map(attributeName)
        .filter((name) => globalAttributes.includes(name));
      expect([...taken, ...global]).to.deep.equal([]);
    });
  }
});
