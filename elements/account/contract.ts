import { cancelableEvent, defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { flag, toggle, url } from '../../core/model/contract/kinds.ts';

export const contract = defineContract({
  tag: 'site-account',
  load: 'near-viewport',
  wake: 'idle',
  attributes: {
    /** The page of the account. Default: `/account`. */
    accountHref: url(),
    /** Whether a member who logs out keeps a copy of the cart. */
    cloneCart: flag(),
    /** Whether contributors of the site are logged out, instead of members. Default: that of the site context. */
    contributor: flag(),
    /** Whether the server is requested to return who is logged in. If `false`, it is requested only after a login or logout, also in another tab, and when the visitor returns to the page. */
    sync: toggle(true),
  },
  layers: {
    context: ({ websiteRoles = [] }) => ({ contributor: websiteRoles.length > 0 || undefined }),
  },
  events: {
    /** Before the visitor is logged out; cancelling prevents it. */
    'site-log-out': cancelableEvent(),
    /** The visitor is logged out; cancelling keeps the visitor on the page. */
    'site-logged-out': cancelableEvent(),
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Content for visitors who are not logged in: your link to the login. */
    '': true,
  },
  parts: {
    /** The link to the account, with the name or the e-mail address of the member. */
    account: true,
    /** The button that logs out. */
    'log-out': true,
    /** The message after a logout that has failed. */
    error: true,
  },
  states: {
    /** A member or a contributor is logged in. */
    'logged-in': true,
  },
  cssProperties: {
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
    /** The line around the button. */
    '--site-line': 'color',
    /** Rounded corners of the button. */
    '--site-radius-1': 'length',
    /** The message after a logout that has failed. */
    '--site-danger': 'color',
  },
});
