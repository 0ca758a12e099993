import { z } from 'zod';
import { emailProblems } from '../contact/email.ts';
import { entity, flag, text } from './fields.ts';
import { checked } from './issue.ts';

/** A member's login (docs/spec.md#runtime-3, "Enumerations": payload and answer). */
export const login = entity('Login', 'Request that signs a member in, or the response to it.', {
  email: checked(z.string(), ['email-format'], emailProblems).describe(
    'Email address of the member, for example ada@example.com.',
  ),
  password: text('Password of the member. Do not store it in a file.'),
  rememberMe: flag('Whether the member stays signed in after the browser was closed.'),
  xsrfToken: text('Token in the response, which later requests must send.'),
});
