import { z } from 'zod';
import { entity, flag } from './fields.ts';

/** Captcha settings (docs/spec.md#runtime-3, "Enumerations"). */
export const captchaSettings = entity('CaptchaSettings', 'Settings of the captcha.', {
  siteKey: z
    .string()
    .regex(/^[\w.:-]*$/, 'entity-site-key')
    .describe('Public key of the site; empty for none.'),
  enabledForDonations: flag('Whether donations need one.'),
});
