/** Building blocks of the routes' schemas. Imported lazily, by `loadKit`. */
import { z as zod } from 'zod';
import { analyticsHit } from '../../../core/model/schema/analytics.ts';
import { listOf, orNull, text, wordOf } from '../../../core/model/schema/fields.ts';

export { analyticsEvent, analyticsHit, buttonTracking } from '../../../core/model/schema/analytics.ts';
export { cart } from '../../../core/model/schema/cart.ts';
export { entityProblems } from '../../../core/model/schema/entity-problems.ts';
export * from '../../../core/model/schema/fields.ts';
export { login } from '../../../core/model/schema/login.ts';

/** As much of zod as routes use: all of it has the words of every language. */
export const z = {
  array: zod.array,
  int: zod.int,
  looseObject: zod.looseObject,
  object: zod.object,
  string: zod.string,
  toJSONSchema: zod.toJSONSchema,
  union: zod.union,
  unknown: zod.unknown,
};

/** The reason of a refusal, as text and as a code. */
export const refusal = z
  .looseObject({ code: text('A stable code.'), error: text('The message.') })
  .meta({ id: 'Refusal', description: 'Why something is refused.' });

/** An empty success. */
export const empty = z.looseObject({}).meta({ id: 'Empty', description: 'An empty success.' });

/** The summary of a recorded call. */
export const callSummary = zod
  .looseObject({
    id: zod.int().describe('Its number.'),
    session: text('The session it belongs to.'),
    startedAt: text('ISO 8601, by the real clock.'),
    method: text('As in POST.'),
    url: text('Path and query.'),
    route: orNull(text('The route that answers; null where there is none.')),
    status: orNull(zod.int().describe('Null until it is answered, and where the connection was broken instead.')),
    duration: orNull(zod.number().describe('Milliseconds until the answer began.')),
    fault: orNull(text('What went wrong, as the fault grammar writes it.')),
    scenario: orNull(text('The scenario it met.')),
    violations: listOf('What was wrong with the request.', zod.string()),
    nearest: listOf('What was probably meant, where there is no route.', zod.string()),
  })
  .meta({ id: 'Call', description: 'A call of the API, as it was recorded.' });

/** Properties that a page sends about itself (docs/spec.md#runtime-3, "Form and submission"); a page omits those that it does not know. */
export const pageFields = z
  .looseObject({
    pageTitle: text('Title of the page.'),
    pageId: text('Id of the item that the page shows, or of its collection.'),
    contentSource: wordOf('Which of the two: item or collection.', ['i', 'c']),
    pagePath: text('Path of the page.'),
    pagePermissionTypeValue: z.int().describe('Number of who may see the page.'),
  })
  .partial().shape;

/** The visitor record, as calls send it. */
export const visitorCookie = analyticsHit.shape.visitorCookie.unwrap();

/** Yes or no in a query, which holds texts alone. */
export const textFlag = (description: string) =>
  z
    .string()
    .regex(/^(?:true|false)$/, 'mock-text-flag')
    .describe(description);
