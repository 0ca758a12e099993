import type { InvalidCases, ValidCases } from './rule-cases.ts';

const fields = '<input name="email" aria-label="E-mail"><input name="password" type="password" aria-label="Password">';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'login-form': [
    ['login-form-missing', `⟦<site-login⟧>${fields}</site-login>`],
    ['login-form-method', `<site-login>⟦<form⟧>${fields}</form></site-login>`],
    ['login-form-method', `<site-login>⟦<form⟧ method="get">${fields}</form></site-login>`],
    ['login-form-method', `<site-login>{{ intro }}⟦<form⟧ method="dialog">${fields}</form></site-login>`],
    [
      'login-form-field',
      '<site-login>⟦<form⟧ method="post"><input name="email" aria-label="E-mail"><button>Log in</button></form></site-login>',
    ],
    [
      'login-form-field',
      '<site-login><form action="/reset" method="post"><input name="email" aria-label="E-mail"></form>⟦<form⟧ method="post"><input name="password" type="password" aria-label="Password"></form></site-login>',
    ],
    [
      'login-form-method',
      `<site-login><form method="post">${fields}⟦<button⟧ formmethod="get">Log in</button></form></site-login>`,
    ],
  ],
};

/** Markup without a mistake. */
export const valid: ValidCases = {
  'login-form': [
    `<site-login><form method="POST">${fields}<button>Log in</button></form></site-login>`,
    `<site-login><form :method="method">${fields}</form></site-login>`,
    `<site-login><form method="post">${fields}<button formmethod="get" formaction="/forgot">Forgot</button></form><form action="/reset"><input name="email" aria-label="E-mail"></form></site-login>`,
    '<site-login>{{ form }}</site-login><site-login><login-form></login-form></site-login>',
    '<site-login><form method="post"><input :name="n"><input name="password"></form></site-login>',
    `<form>${fields}</form>`,
  ],
};
