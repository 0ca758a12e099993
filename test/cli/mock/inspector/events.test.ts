/** Tests the stream of recorded calls with several readers. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import { maxReaders } from '../../../../cli/mock/inspector/call-routes.ts';

const events = '/__mock/events';

describe('the stream of recorded calls', () => {
  it('has at most 100 readers, and a place for the next one when one leaves', async () => {
    const { app, recorder } = createMock();
    const bodies = await Promise.all(Array.from({ length: maxReaders }, async () => (await app.request(events)).body));
    const refused = await app.request(events);
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('retry-after'), '1');
    assert.match(await refused.text(), /100 readers/);
    await bodies[0]?.cancel();
    const accepted = await app.request(events);
    assert.equal(accepted.status, 200);
    for (const body of [accepted.body, ...bodies.slice(1)]) await body?.cancel();
    assert.equal(recorder.listenerCount, 0);
  });

  it('is not kept for a HEAD request, which has no reader', async () => {
    const { app, recorder } = createMock();
    const answer = await app.request(events, { method: 'HEAD' });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /event-stream/);
    assert.equal(recorder.listenerCount, 0);
  });
});
