import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageFields, savePayload } from '../../../../core/model/form/payload.ts';

const page = { title: 'About', path: '/about' };

describe('the save call sends', () => {
  const submission = {
    form: { formId: 'f', collectionId: 'c', objectName: 'o' },
    values: { a: 'x', b: ['y'], c: { 'Q?': '1' } },
    isOverlayForm: false,
    submitButtonText: 'Send',
    page: pageFields({ collection: { id: 'c', permissionType: 1 } }, page),
  };

  it('key, ids, page fields, and the values as one JSON text', () => {
    const { form, ...rest } = savePayload('k', submission);
    assert.deepEqual(JSON.parse(form), submission.values);
    assert.deepEqual(rest, {
      key: 'k',
      formId: 'f',
      collectionId: 'c',
      objectName: 'o',
      isOverlayForm: false,
      submitButtonText: 'Send',
      pageTitle: 'About',
      pageId: 'c',
      contentSource: 'c',
      pagePath: '/about',
      pagePermissionTypeValue: 1,
    });
  });

  it('the answer of a captcha, if there is one', () =>
    assert.equal(savePayload('k', { ...submission, captchaKey: 'solved' }).captchaKey, 'solved'));
});

it('the item of a page as its source, not the collection', () => {
  const { pageId, contentSource } = pageFields({ item: { id: 'i' }, collection: { id: 'c' } }, page);
  assert.deepEqual([pageId, contentSource], ['i', 'i']);
});

it('only its title and path for a page without site context', () =>
  assert.deepEqual(pageFields({}, page), { pageTitle: 'About', pagePath: '/about' }));
