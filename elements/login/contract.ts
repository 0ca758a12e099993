import { cancelableEvent, defineContract, defineShadowApi, event } from '../../core/model/contract/contract.ts';
import { url } from '../../core/model/contract/kinds.ts';

/** The login that a visitor sends. The password is not part of it. */
export interface LoginDetail {
  readonly email: string;
  readonly rememberMe: boolean;
}

export const contract = defineContract({
  tag: 'site-login',
  load: 'near-viewport',
  uses: () => ['submit'],
  attributes: {
    /** The page of your site that follows the login. Default: the visitor stays on the page, and a dialog with the login closes. Ignored while a call waits for the login. */
    successRedirect: url(),
  },
  events: {
    /** Before the login is sent; cancelling keeps it from being sent. */
    'site-log-in': cancelableEvent<LoginDetail>(),
    /** The visitor is logged in; cancelling keeps the visitor on the page. */
    'site-logged-in': cancelableEvent<LoginDetail>(),
    /** The login has failed: a wrong password, a locked account, too many logins, or no connection. */
    'site-login-failed': event<{ readonly code: string }>(),
  },
  reads: { selector: 'form, input', attributes: ['name', 'type', 'autocomplete'] },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Your form, with the fields `email` and `password`. */
    '': true,
  },
  states: {
    /** The login is being sent. */
    sending: true,
  },
  cssProperties: {
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
    /** The message at a field. */
    '--site-danger': 'color',
  },
});
