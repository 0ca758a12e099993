/** What the routes' schemas are made of. Only ever imported lazily, by `loadKit`. */
import { z as zod } from 'zod';
import { analyticsHit } from '../../core/model/schema/analytics.ts';
import { text, wordOf } from '../../core/model/schema/fields.ts';

export { analyticsEvent, analyticsHit, buttonTracking } from '../../core/model/schema/analytics.ts';
export { cart } from '../../core/model/schema/cart.ts';
export { entityProblems } from '../../core/model/schema/entity-problems.ts';
export * from '../../core/model/schema/fields.ts';
export { login } from '../../core/model/schema/login.ts';

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

/** Why something is refused, in words for people and for programs; some say more. */
export const refusal = z
  .looseObject({ code: text('For programs.'), error: text('For people.') })
  .meta({ id: 'Refusal', description: 'Why something is refused.' });

/** An empty success. */
export const empty = z.looseObject({}).meta({ id: 'Empty', description: 'An empty success.' });

/** What pages say of themselves (runtime 3, "Form and submission"); what a page does not know, it leaves out. */
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
