/** The file of `--state`. */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';
import { loadStates, persistStates } from '../../../cli/serve/state-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('the file of --state', () => {
  let folder = '';
  before(() => {
    folder = temporaryFolder();
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('is refused at the start if its folder does not exist', async () => {
    await assert.rejects(loadStates(join(folder, 'missing', 'state.json'), 'missing/state.json'), {
      code: 'serve-state-unwritten',
      message: 'missing/state.json: cannot write the state (no such file or directory).',
    });
  });

  it('is written once for many calls if it is large', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const mock = createMock();
    const states = context.mock.method(mock.sessions, 'states');
    const file = join(folder, 'state.json');
    const writer = persistStates(file, 'state.json', mock);
    const send = async (name: string): Promise<void> => {
      const body = new URLSearchParams({ formId: 'contact', name });
      await mock.app.request('/api/form/SaveFormSubmission', { method: 'POST', body });
      context.mock.timers.tick(200);
    };
    await send('a'.repeat(9_000_000));
    // Two seconds, of which a write of 9 MB waits 0.9.
    for (let call = 0; call < 10; call += 1) await send(String(call));
    await writer.end();
    assert.equal(states.mock.callCount(), 4);
    const saved = await loadStates(file, 'state.json');
    assert.equal(saved.default?.submissions.length, 11);
  });
});
