import { route } from '../route.ts';
import { captchaScript } from './captcha-script.ts';

/** A local captcha provider for pages with forms. Faults apply to it as to calls. */
export const mockCaptcha = route({
  method: 'GET',
  path: '/mock/captcha.js',
  name: 'MockCaptcha',
  summary: 'The script of a captcha provider.',
  spec: 'docs/spec.md#runtime-7',
  kind: 'provider',
  gives: () => ({ 200: 'text/javascript' }),
  answer: (context) =>
    context.body(captchaScript(), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // Without this, the browser would cache the script, and faults would not apply again.
      'cache-control': 'no-store',
    }),
});
