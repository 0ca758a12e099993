import { submissionsPage } from '../form/answer-page.ts';
import { wantsPage } from '../html-page.ts';
import type { Route } from '../route.ts';

/** GET /__mock/submissions: everything that was saved since the start, as JSON (oldest first), for people as a page. */
export const savedSubmissions: Route = {
  method: 'GET',
  path: '/__mock/submissions',
  answer: (context, { submissions }) =>
    wantsPage(context) ? context.html(submissionsPage(submissions)) : context.json({ submissions }),
};
