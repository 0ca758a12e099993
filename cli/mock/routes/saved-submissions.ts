import type { Route } from '../route.ts';

/** GET /__mock/submissions: everything that was saved since the start, oldest first. */
export const savedSubmissions: Route = {
  method: 'GET',
  path: '/__mock/submissions',
  answer: (context, site) => context.json({ submissions: site.submissions }),
};
