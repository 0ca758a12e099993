import { defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { type Attribute, text, url } from '../../core/model/contract/kinds.ts';
import { parseUsername } from './model/username.ts';

const account = (): Attribute<string | undefined> => ({
  ...text(),
  accepts: 'the name of an account at X: up to 20 letters, digits and underscores',
  parse: parseUsername,
});

export const contract = defineContract({
  tag: 'site-follow',
  load: 'near-viewport',
  attributes: {
    /** The account at X, with or without `@`. */
    username: account(),
    /** Same as `username`, under the name that site builders use. */
    dataUsername: account(),
    /** The URL of the script of X, if it is not the usual one. */
    src: url(),
  },
  layers: {
    block: ({ dataUsername }) => ({ username: dataUsername }),
  },
  reads: { selector: 'a', attributes: ['href'] },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Your link to the account. */
    '': true,
    /** The button of X, in a node that the element creates in the light DOM, because the script of X cannot find nodes in a shadow root. */
    button: true,
  },
  parts: {
    /** The link to the account, if you have written none. */
    link: true,
  },
  cssProperties: {
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
