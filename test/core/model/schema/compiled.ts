import { Ajv, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Draft } from '../../../../core/model/schema/json-schema.ts';

const validators = { '7': Ajv, '2020-12': Ajv2020 } as const;

const strictly: Options = {
  strict: true,
  // Sites write several types under one key.
  allowUnionTypes: true,
  // Only hints for editors: every value with a format has a check or a pattern as well.
  formats: { 'uri-reference': true, 'date-time': true },
};

/** Compiles a schema to a validator. @throws for any keyword that is not standard, except `x-checks`. */
export const compiled = (schema: object, draft: Draft): ((value: unknown) => boolean) =>
  new validators[draft](strictly).addVocabulary(['x-checks']).compile(schema);
