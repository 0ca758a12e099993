import { mockRoute, type Route } from '../routes/route.ts';
import { filterOf } from './call-routes.ts';
import { inspectionOf } from './inspection.ts';
import type { RecordedCall } from './recorder.ts';

/** Returns the measurements of a call, with the data of the call that they share. */
const withCall = ({ id, session, startedAt, missingConsent, measurements }: RecordedCall) =>
  measurements.map((measurement) => ({ call: id, session, startedAt, missingConsent, ...measurement }));

/** Responds with what pages have measured in the last 1000 calls, oldest first. */
export const measurements: Route = {
  ...mockRoute,
  method: 'GET',
  path: '/__mock/measurements',
  name: 'ListMeasurements',
  summary: 'What pages have measured in the last 1000 calls, the oldest first.',
  takes: ({ z, measurementKind, text }) => ({
    query: z.looseObject({
      kind: measurementKind.optional(),
      path: text('A path of calls, in which * matches any text.').optional(),
    }),
  }),
  gives: ({ z, measurement, missingConsent, listOf, orNull, text }) => ({
    200: z.looseObject({
      measurements: listOf(
        'Measurements.',
        measurement.extend({
          call: z.int().describe('Number of the recorded call.'),
          session: text('Session of the call.'),
          startedAt: text('ISO 8601, by the real clock.'),
          missingConsent: orNull(missingConsent),
        }),
      ),
    }),
  }),
  sample: { query: { kind: 'page-view' } },
  answer(context) {
    const kind = context.req.query('kind');
    const all = inspectionOf(context).recorder.list(filterOf(context)).flatMap(withCall);
    return context.json({ measurements: all.filter((one) => !kind || one.kind === kind) });
  },
};
