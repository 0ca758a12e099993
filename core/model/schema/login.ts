import { z } from 'zod';
import { emailProblems } from '../contact/email.ts';
import { entity, flag, text } from './fields.ts';
import { checked } from './issue.ts';

/** A member's login (docs/spec.md#runtime-3, "Enumerations": payload and answer). */
export const login = entity('Login', 'What a member signs in with, or what is answered.', {
  email: checked(z.string(), ['email-format'], emailProblems).describe('E-mail address.'),
  password: text('Password; belongs into no file.'),
  rememberMe: flag('Whether the browser stays signed in.'),
  xsrfToken: text('Answer: the token that later calls send.'),
});
