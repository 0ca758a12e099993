import assert from 'node:assert/strict';
import { it } from 'node:test';
import { checkPage } from '../../../../cli/lint/check-page.ts';

/** The findings as `code text`. */
const found = (text: string): readonly string[] =>
  checkPage({ file: 'a.html', text }).map(({ code, start, end }) => `${code} ${text.slice(start.offset, end.offset)}`);

const formScript = '<script type="application/json" class="sqs-form-block-context">';

it('all syntax errors of a form definition are reported, and the fields that can be read are checked', () => {
  const fields =
    '[{"type": "text", "id": "a",}, {"type" "email"}, {"type": "colour", "id": "b"}, {"type": "text", "id": "a"}]';
  assert.deepEqual(found(`${formScript}{"fields": ${fields}}</script>`), [
    'form-json-fault ,',
    'form-json-fault "email"',
    'form-type-unknown "colour"',
    'form-field-id-duplicate "a"',
  ]);
});

it('values that are missing in an invalid form definition may be in the part that cannot be read', () => {
  assert.deepEqual(found(`${formScript}[{"type": "radio", "id" *}, {"id": +}]</script>`), [
    'form-json-fault *',
    'form-json-fault +',
  ]);
});

it('all syntax errors of product variants are reported', () => {
  const variants = "[{'sku': &quot;SQ1&quot;,} {}]";
  assert.deepEqual(found(`<div class="product-variants" data-variants="${variants}"></div>`), [
    "product-invalid-json 'sku'",
    'product-invalid-json ,',
    'product-invalid-json {',
  ]);
});
