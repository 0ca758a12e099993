import { route } from './route.ts';

/** The key at top level and under `data`, for both readings of the specification. */
export const formSubmissionKey = route({
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  name: 'FormSubmissionKey',
  summary: 'A key, good for one submission of a form.',
  spec: 'docs/spec.md#runtime-7',
  kind: 'call',
  crumb: 'query',
  gives({ z, text }) {
    const key = text('The key.');
    return { 200: z.union([z.looseObject({ key }), z.looseObject({ data: z.looseObject({ key }) })]) };
  },
  answer(context, site) {
    const key = site.issueKey();
    return context.json({ key, data: { key } });
  },
});
