import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMockApi, type MockApiOptions } from '../../../cli/mock.ts';

describe('the options of createMockApi', () => {
  it('are those of serve, and those of a site', async () => {
    const { fetch } = createMockApi({
      forms: [{ id: 'contact' }],
      latency: '0..1',
      seed: 3,
      faults: ['match=GET:/* type=hang'],
    });
    const form = new URLSearchParams({ formId: 'careers' });
    assert.equal((await fetch('/api/form/SaveFormSubmission', { method: 'POST', body: form })).status, 404);
    const request = new Request('http://127.0.0.1/api/form/FormSubmissionKey', { method: 'POST' });
    assert.equal((await fetch(request)).status, 200);
  });

  const mistakes = {
    'an unknown option': [{ fault: ['type=reset'] }, 'mock-option-unknown', /faults/],
    'text instead of a number': [{ savesPerMinute: '3' }, 'mock-option-value', /number from 0/],
    'one rule instead of a list': [{ faults: 'type=reset' }, 'mock-option-value', /list of texts/],
    'a form without id': [{ forms: [{}] }, 'mock-option-value', /id/],
    'an invalid rule': [{ faults: ['type=rest'] }, 'fault-value', /status:503/],
    'an invalid latency': [{ latency: 'slow' }, 'fault-latency', /lognormal/],
    'an unknown scenario': [{ scenario: 'ofline' }, 'scenario-unknown', /offline/],
  } as const;
  for (const [what, [options, code, help]] of Object.entries(mistakes))
    it(`report ${what}`, () => {
      // A script without types could pass these.
      const given = options as unknown as MockApiOptions;
      assert.throws(() => createMockApi(given), { code, help });
    });
});
