import { captchaScript } from '../captcha/script.ts';
import type { Route } from '../route.ts';

/** GET /mock/captcha.js: a captcha provider for pages with forms, where there is no network. Faults hit it as calls. */
export const mockCaptcha: Route = {
  method: 'GET',
  path: '/mock/captcha.js',
  answer: (context) =>
    context.body(captchaScript(), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // Otherwise a fault would be seen once, and never again.
      'cache-control': 'no-store',
    }),
};
