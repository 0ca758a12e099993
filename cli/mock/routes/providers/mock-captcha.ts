import { route } from '../route.ts';
import { captchaScript } from './captcha-script.ts';

/** A captcha provider for pages with forms, where there is no network. Faults hit it as calls. */
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
      // Otherwise a fault would be seen once, and never again.
      'cache-control': 'no-store',
    }),
});
