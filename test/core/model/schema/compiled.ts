import { Ajv, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Draft } from '../../../../core/model/schema/json-schema.ts';

const validators = { '7': Ajv, '2020-12': Ajv2020 } as const;

const strictly: Options = {
  strict: true,
  // Sites write several types under one key.
  allowUnionTypes: true,
  // Notes to editors: what has a format has a check or a pattern as well.
  formats: { 'uri-reference': true, 'date-time': true },
};

/** A schema as a validator, strict about its keywords but for the one that the README names. @throws for any other. */
export const compiled = (schema: object, draft: Draft): ((value: unknown) => boolean) =>
  new validators[draft](strictly).addVocabulary(['x-checks']).compile(schema);
