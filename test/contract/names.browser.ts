import { expect } from '@open-wc/testing';
import type { Contract } from '../../core/model/contract/contract.ts';
import { attributeName } from '../../core/model/contract/names.ts';
import { contract as captcha } from '../../elements/captcha/contract.ts';
import { contract as cartIndicator } from '../../elements/cart-indicator/contract.ts';
import { contract as cookieBanner } from '../../elements/cookie-banner/contract.ts';
import { contract as dialog } from '../../elements/dialog/contract.ts';
import { contract as form } from '../../elements/form/contract.ts';
import { contract as gallery } from '../../elements/gallery/contract.ts';
import { contract as image } from '../../elements/image/contract.ts';
import { contract as lightbox } from '../../elements/lightbox/contract.ts';
import { contract as map } from '../../elements/map/contract.ts';
import { contract as video } from '../../elements/video/contract.ts';

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

const contracts: readonly Contract[] = [
  captcha,
  cartIndicator,
  cookieBanner,
  dialog,
  form,
  gallery,
  image,
  lightbox,
  map,
  video,
];

describe('names of contract keys', () => {
  for (const { tag, attributes, methods = {} } of contracts) {
    it(`of <${tag}> are not taken by HTML`, () => {
      const properties = [...Object.keys(attributes), ...Object.keys(methods)];
      const taken = properties.filter((name) => name in HTMLElement.prototype || name === 'container');
      const global = Object.keys(attributes)
        .map(attributeName)
        .filter((name) => globalAttributes.includes(name));
      expect([...taken, ...global]).to.deep.equal([]);
    });
  }
});
