/** Every field that the schema of block data accepts changes the element, or the schema calls it ignored. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Contract } from '../../core/model/contract/contract.ts';
import { resolve } from '../../core/model/contract/resolve.ts';
import { entities } from '../../core/model/schema/entities.ts';
import { entityProblems } from '../../core/model/schema/entity-problems.ts';
import { jsonSchemaOf } from '../../core/model/schema/json-schema.ts';
import { galleryDesigns } from '../../core/model/vocabularies/gallery-designs.ts';
import { contract as gallery } from '../../elements/gallery/contract.ts';
import { contract as map } from '../../elements/map/contract.ts';

interface Subject {
  readonly contract: Contract;
  readonly schema: keyof typeof entities;
  /** Block data to which a field is added: some fields apply to some designs only. */
  readonly bases: readonly object[];
  readonly ignored: readonly string[];
}

const subjects: readonly Subject[] = [
  {
    contract: gallery,
    schema: 'gallery-block',
    bases: galleryDesigns.map((design) => ({ design })),
    ignored: ['hSize'],
  },
  { contract: map, schema: 'map-block', bases: [{}], ignored: ['vSize', 'hSize'] },
];

/** Values of all types; the schema decides which of them a field accepts. */
const samples = [
  ...[true, false, 1, 2, 7, 33, 56.25, '3:2', 'square', '30%', 'light', 'dark', 'left', 'right', 'grid', 'list'],
  ...[10, 20].map((mapLat) => ({ mapLat, mapLng: 0 })),
];

const fieldsOf = (schema: Subject['schema']): Readonly<Record<string, { readonly description?: string }>> => {
  const { $schema: _, ...fields } = Object(jsonSchemaOf(schema, entities[schema], '7').properties);
  return fields;
};

const stateOf = (contract: Contract, block: object): string => {
  const { blockJson: _, ...values } = resolve(contract, { blockJson: JSON.stringify(block) });
  return JSON.stringify(values);
};

const changesElement = ({ contract, schema, bases }: Subject, field: string): boolean => {
  const accepted = samples.filter((value) => entityProblems(entities[schema], { [field]: value }).length === 0);
  return bases.some((base) => {
    const states = accepted.map((value) => stateOf(contract, { ...base, [field]: value }));
    return new Set(states).size > 1;
  });
};

for (const subject of subjects) {
  const { contract, schema, ignored } = subject;
  describe(`block data of <${contract.tag}>`, () => {
    for (const [field, { description = '' }] of Object.entries(fieldsOf(schema))) {
      const isIgnored = ignored.includes(field);
      it(`${field} ${isIgnored ? 'is described as ignored' : 'changes the element'}`, () => {
        assert.equal(/Ignored\.$/.test(description), isIgnored, description);
        assert.equal(changesElement(subject, field), !isIgnored);
      });
    }
  });
}
