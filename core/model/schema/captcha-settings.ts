import { z } from 'zod';
import { entity, flag } from './fields.ts';

/** Captcha settings (docs/spec.md#runtime-3, "Enumerations"). */
export const captchaSettings = entity('CaptchaSettings', 'Settings of the captcha.', {
  siteKey: z
    .string()
    .regex(/^[\w.:-]*$/, 'entity-site-key')
    .describe('Public site key from the captcha provider; empty for no captcha.'),
  enabledForDonations: flag('Whether donors must solve a captcha.'),
});
