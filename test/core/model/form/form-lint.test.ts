import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FieldType, fieldTypes, subfieldsOf } from '../../../../core/model/form/field-types.ts';
import { compareDefinition, lintForm } from '../../../../core/model/form/lint.ts';
import type { FormMarkup } from '../../../../core/model/form/markup.ts';
import { readDefinition } from '../../../../core/model/form/read-definition.ts';
import { control, form, item } from './markup-samples.ts';

describe('a form that is not ours', () => {
  const alien = form({
    isManaged: false,
    formId: '',
    redirect: 'javascript:x()',
    controls: [
      control({ type: 'hidden' }),
      control({ type: 'email', isFixed: true, value: 'me@studio.photography' }),
      control({ type: 'file' }),
      control({ name: 'twice' }),
      control({ name: 'twice' }),
    ],
  });
  it('may repeat names and send files', () => assert.deepEqual(lintForm(alien), []));
  it('still needs unique ids', () =>
    assert.deepEqual(
      lintForm({ ...alien, controls: [control({ id: 'a' }), control({ node: 'second', id: 'a' })] }).map(
        ({ code, node, related }) => [code, node, related],
      ),
      [['form-field-id-duplicate', 'second', 'a']],
    ));
  it('may have an item that is itself a control, whose id is used once', () => {
    const hidden = control({ type: 'hidden', id: 'hidden-1' });
    const items = [item('field hidden', { node: hidden.node, id: hidden.id, controls: [hidden] })];
    assert.deepEqual(lintForm({ ...alien, items, controls: [] }), []);
  });
});

describe('a form of ours', () => {
  const codes = (given: Partial<FormMarkup<string>>) => lintForm(form(given)).map(({ code }) => code);
  const twice = [control({ name: 'a' }), control({ node: 'second', name: 'a' })];
  it('distinguishes controls by names, and items by ids', () => {
    assert.deepEqual(codes({ controls: twice }), ['form-name-duplicate']);
    assert.deepEqual(codes({ items: [item('field text', { controls: twice })] }), []);
  });
  it('may contain file inputs', () => {
    const file = [control({ type: 'file', name: 'photo' })];
    assert.deepEqual(codes({ controls: file }), []);
    assert.deepEqual(codes({ items: [item('field text', { controls: file })] }), []);
  });
});

it('a definition that was written from the markup agrees with it', () => {
  // The keys of the table.
  const types = Object.keys(fieldTypes) as FieldType[];
  const fields = types.map((type) => ({ type, id: type, required: type === 'email', options: ['a'], key: 'k' }));
  const items = types.map((type) => {
    const parts = subfieldsOf(type).map(({ name }) => control({ part: name }));
    const controls =
      parts.length > 0 ? parts : [control({ type: type === 'likert' ? 'radio' : type === 'file' ? 'file' : 'text' })];
    return item(`field ${type}${type === 'email' ? ' required' : ''}`, { id: type, controls });
  });
  const { definition } = readDefinition(fields);
  assert.deepEqual(definition && compareDefinition(definition, form({ items })), []);
});
