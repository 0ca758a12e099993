import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { messages } from '../../../../cli/lint/data/messages.en.ts';
import { messages as ruleMessages } from '../../../../cli/lint/rules/messages.en.ts';
import { formatMessage, type MessageTable } from '../../../../core/model/message-format.ts';
import { messages as modelMessages } from '../../../../core/model/messages.en.ts';
import { entities } from '../../../../core/model/schema/entities.ts';
import { entityProblems } from '../../../../core/model/schema/entity-problems.ts';
import { entityNames } from '../../../../core/model/schema/names.ts';
import { changed } from '../../../support/changed-value.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { samples } from './entity-samples.ts';

const table: MessageTable = { ...modelMessages, ...ruleMessages, ...messages };

/** Schemas that together have every issue code of zod. */
const leaves: readonly z.ZodType[] = [
  z.string(),
  z.string().min(2),
  z.string().max(3),
  z.string().length(4),
  z.string().regex(/^a+$/),
  z.string().startsWith('a'),
  z.string().refine((text) => text.length > 3),
  z.email(),
  z.url(),
  z.uuid(),
  z.iso.datetime(),
  z.number().min(1).max(5),
  z.number().gt(1).lt(5),
  z.number().multipleOf(3),
  z.int(),
  z.boolean(),
  z.null(),
  z.undefined(),
  z.never(),
  z.nan(),
  z.date(),
  z.bigint(),
  z.symbol(),
  z.literal('a'),
  z.literal(7),
  z.enum(['light', 'dark']),
  z.templateLiteral(['a', z.number()]),
  z.stringbool(),
  z.custom((value) => value === 'custom'),
];

const schemas = fc.letrec<{ schema: z.ZodType }>((tie) => {
  const inner = tie('schema');
  return {
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...leaves),
      inner.map((item) => z.array(item).min(1).max(2)),
      inner.map((item) => z.tuple([item, z.string()])),
      inner.map((item) => z.set(item).min(1)),
      inner.map((item) => z.map(z.string(), item)),
      inner.map((value) => z.strictObject({ a: value })),
      inner.map((value) => z.looseObject({ a: value, b: value.optional() })),
      inner.map((value) => z.object({ a: value }).refine(() => false)),
      inner.map((value) => z.record(z.string().regex(/^\d+$/), value)),
      inner.map((value) => z.record(z.enum(['a', 'b']), value)),
      fc.tuple(inner, inner).map((options) => z.union(options)),
      fc.tuple(inner, inner).map(([left, right]) => z.intersection(left, right)),
      inner.map((value) =>
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('a'), value }),
          z.object({ type: z.literal('b'), other: value }),
        ]),
      ),
      inner.map((value) => value.nullable()),
    ),
  };
}).schema;

const values = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'type', 'value', '1', 'x'), fc.jsonValue({ maxDepth: 1 })),
  fc.constantFrom('a', 'b', 'custom', 1.5, Infinity, -0, 1e20, '2026-13-01', undefined, [], {}, { toString: 1 }),
);

/** Returns all texts of zod in an error, including those of unions and keys. */
const zodTexts = (issues: readonly z.core.$ZodIssue[]): readonly string[] =>
  issues.flatMap((issue) => [
    issue.message,
    ...('errors' in issue ? zodTexts(issue.errors.flat()) : []),
    ...('issues' in issue ? zodTexts(issue.issues) : []),
  ]);

/** Codes that our own patterns use as the message. */
const isOurs = (text: string): boolean => text in table;

function assertOurTexts(schema: z.ZodType, value: unknown): void {
  const { error } = schema.safeParse(value);
  const foreign = zodTexts(error?.issues ?? []).filter((text) => !isOurs(text));
  const problems = entityProblems(schema, value);
  assert.equal(problems.length > 0, error !== undefined, 'a refused value has a problem');
  for (const { code, args: given, relatedPath } of problems) {
    // The line of the other place is known only in a text.
    const args = relatedPath ? { ...given, line: 1 } : given;
    const template = table[code];
    assert.ok(template !== undefined, `${code} has no message`);
    const templates = [template, table[`${code}.help`] ?? ''];
    for (const [, name = ''] of JSON.stringify(templates).matchAll(/\{(\w+)\}/g))
      assert.ok(name in args, `${code}: ${name}`);
    const texts = templates.map((one) => formatMessage(one, args));
    for (const text of texts) {
      assert.doesNotMatch(text, /Invalid input|Too (?:small|big)|Unrecognized key|Invalid option/, code);
      for (const one of foreign) assert.ok(!text.includes(one), `${text} contains ${one}`);
    }
  }
}

describe('the texts of problems are ours', () => {
  it('for every schema and any value', () => {
    fc.assert(
      fc.property(schemas, values, (schema, value) => assertOurTexts(schema, value)),
      { numRuns: propertyRuns(20_000) },
    );
  });

  it('for every kind of schema', () => {
    for (const schema of leaves)
      for (const value of [null, true, 'x', 0, 7.5, {}, [], '', 'aaaaa']) assertOurTexts(schema, value);
  });

  it('for every entity, with any value at any path', () => {
    const path = fc.array(fc.nat(40), { maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...entityNames), path, values, (name, path, value) =>
        assertOurTexts(entities[name], changed(samples[name], path, value)),
      ),
      { numRuns: propertyRuns(5000) },
    );
  });

  it('and name the accepted types in plain English', () => {
    const textOf = (schema: z.ZodType, value: unknown): readonly string[] =>
      entityProblems(schema, value).flatMap(({ code, args }) => [
        formatMessage(table[code] ?? '', args),
        formatMessage(table[`${code}.help`] ?? '', args),
      ]);
    assert.deepEqual(textOf(z.object({ a: z.boolean() }), { a: 'yes' }), [
      'a must be true or false, but is "yes".',
      'Write true or false without quotes.',
    ]);
    assert.deepEqual(textOf(z.object({ a: z.union([z.string(), z.array(z.int()), z.null()]) }), { a: {} }), [
      'a must be text, a list or null, but is an object.',
      'Write text in double quotes, a list in square brackets or null.',
    ]);
    assert.deepEqual(textOf(z.object({}), []), [
      'The data must be an object, but is a list.',
      'Write an object in braces.',
    ]);
    assert.deepEqual(textOf(z.strictObject({}), { b: 1, c: 2 }), [
      'b is not a known key.',
      'Delete it, or check its spelling.',
      'c is not a known key.',
      'Delete it, or check its spelling.',
    ]);
    assert.deepEqual(textOf(z.object({ a: z.number() }), { a: Infinity })[0], 'a must be a number, but is Infinity.');
  });
});
