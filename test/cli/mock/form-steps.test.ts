/** The steps of reading a form. They are counted in a separate file, because counting turns off all optimization. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';
import { growth } from '../../support/count-steps.ts';

it('a form with many fields is read in one pass', async () => {
  const body = (fields: number) =>
    new URLSearchParams([['formId', 'contact'], ...Array.from({ length: fields }, (_, n) => [`f${n}`, 'x'])]);
  const send = async (fields: number): Promise<void> => {
    const init = { method: 'POST', body: body(fields) };
    assert.equal((await createMock().app.request('/api/form/SaveFormSubmission', init)).status, 200);
  };
  const ratio = await growth(send, 5000);
  assert.ok(ratio < 2.5, `twice the fields take ${ratio} times the steps`);
});
