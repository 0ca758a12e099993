/** Building blocks of the routes' schemas. Imported lazily, by `loadKit`. */
import { z as zod } from 'zod';
import { analyticsHit } from '../../../core/model/schema/analytics.ts';
import { listOf, orNull, text, wordOf } from '../../../core/model/schema/fields.ts';
import { measurementKinds } from '../measurements/measurement.ts';

export { analyticsEvent, analyticsHit, buttonTracking } from '../../../core/model/schema/analytics.ts';
export { cart } from '../../../core/model/schema/cart.ts';
export { entityProblems } from '../../../core/model/schema/entity-problems.ts';
export * from '../../../core/model/schema/fields.ts';
export { login } from '../../../core/model/schema/login.ts';

/** The parts of zod that routes use; the complete package contains messages in every language. */
export const z = {
  array: zod.array,
  boolean: zod.boolean,
  int: zod.int,
  looseObject: zod.looseObject,
  number: zod.number,
  object: zod.object,
  record: zod.record,
  string: zod.string,
  toJSONSchema: zod.toJSONSchema,
  union: zod.union,
  unknown: zod.unknown,
};

/** The reason of a refusal, as text and as a code. */
export const refusal = z
  .looseObject({ code: text('A stable code.'), error: text('The message.') })
  .meta({ id: 'Refusal', description: 'Reason of a refusal.' });

/** An empty success. */
export const empty = z.looseObject({}).meta({ id: 'Empty', description: 'An empty success.' });

/** The kind of a measurement. */
export const measurementKind = wordOf('Kind of the measurement.', measurementKinds);

/** A measurement in a call. */
export const measurement = zod
  .looseObject({
    kind: measurementKind,
    name: text('Name of the event or metric, message of the error, or kind of interaction; empty without one.'),
    page: orNull(text('Path of the page; null if it is not known.')),
    fields: zod
      .record(zod.string(), zod.union([zod.string(), zod.number(), zod.boolean(), zod.null()]))
      .describe('Values that describe it. Long texts are cut.'),
    rating: orNull(
      wordOf('Rating of a Core Web Vital; null for everything else.', ['good', 'needs-improvement', 'poor']),
    ),
  })
  .meta({ id: 'Measurement', description: 'Something that a page has measured.' });

/** The consent that a call lacks. */
export const missingConsent = zod
  .looseObject({
    category: text('Category of the consent.'),
    reason: wordOf('Why it is missing.', ['unanswered', 'refused', 'outdated', 'signal']),
    page: orNull(text('Path of the page that sent the call; null if it is not known.')),
  })
  .meta({ id: 'MissingConsent', description: 'The consent that a call lacks.' });

/** The summary of a recorded call. */
export const callSummary = zod
  .looseObject({
    id: zod.int().describe('Number of the call.'),
    session: text('Session of the call.'),
    startedAt: text('ISO 8601, by the real clock.'),
    method: text('As in POST.'),
    url: text('Path and query.'),
    route: orNull(text('The route that answers; null if no route matches.')),
    status: orNull(zod.int().describe('Null before the response, and if the connection was broken.')),
    duration: orNull(zod.number().describe('Milliseconds until the response began.')),
    fault: orNull(text('The injected fault in the fault grammar.')),
    scenario: orNull(text('The scenario of the call.')),
    violations: listOf('Violations of the route.', zod.string()),
    nearest: listOf('The most similar routes, for a call without a route.', zod.string()),
    measurements: listOf('What the call measures; empty for most calls.', measurement),
    missingConsent: orNull(missingConsent),
  })
  .meta({ id: 'Call', description: 'A recorded call of the API.' });

/** Properties that a page sends about itself (docs/spec.md#runtime-3, "Form and submission"); a page omits those that it does not know. */
export const pageFields = z
  .looseObject({
    pageTitle: text('Title of the page.'),
    pageId: text('Id of the item or collection that the page shows.'),
    contentSource: wordOf('item or collection.', ['i', 'c']),
    pagePath: text('Path of the page.'),
    pagePermissionTypeValue: z.int().describe('Number of the permission that the page requires.'),
  })
  .partial().shape;

/** The visitor record, as calls send it. */
export const visitorCookie = analyticsHit.shape.visitorCookie.unwrap();

/** A boolean in a query, where all values are text. */
export const textFlag = (description: string) =>
  z
    .string()
    .regex(/^(?:true|false)$/, 'mock-text-flag')
    .describe(description);
