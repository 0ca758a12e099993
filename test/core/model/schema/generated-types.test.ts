import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { siteContext } from '../../../../core/model/schema/site-context.ts';
import { generateSiteContextTypes, siteContextTypes } from '../../../../tools/generate/site-context-types.ts';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Returns the properties without description, by their path in the JSON Schema. */
function undescribed(schema: Schema, place = ''): readonly string[] {
  return Object.entries(schema).flatMap(([key, value]) => {
    if (!isSchema(value)) return [];
    const nested = undescribed(value, `${place}/${key}`);
    const isProperty = place.endsWith('/properties');
    return isProperty && !('description' in value) && !('$ref' in value) ? [`${place}/${key}`, ...nested] : nested;
  });
}

describe('types of the JSON of a site context', () => {
  it('are those of the schema; otherwise run: npm run generate', async () => {
    assert.equal(await readFile(siteContextTypes, 'utf8'), await generateSiteContextTypes());
  });

  it('do not refer to zod', async () => assert.doesNotMatch(await generateSiteContextTypes(), /zod/));

  it('every field is described', () => {
    assert.deepEqual(undescribed(z.toJSONSchema(siteContext, { io: 'input' })), []);
  });
});
