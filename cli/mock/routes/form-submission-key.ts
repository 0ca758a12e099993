import type { Route } from '../route.ts';

/** POST /api/form/FormSubmissionKey (runtime 7): the key at top level and under `data`, for both readings of it. */
export const formSubmissionKey: Route = {
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  answer(context, site) {
    const key = site.issueKey();
    return context.json({ key, data: { key } });
  },
};
