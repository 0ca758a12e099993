import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';

describe('the mock’s video player', () => {
  it('is a separate page for every id, and shows the id only as text', async () => {
    const mock = createMock().app;
    const page = await mock.request('/mock/video/tide');
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(await page.text(), /<title>Mock player: tide<\/title>/);
    const odd = await (await mock.request(`/mock/video/${encodeURIComponent('<script>x</script>')}`)).text();
    assert.match(odd, /<title>Mock player: &lt;script&gt;x&lt;\/script&gt;<\/title>/);
  });
});
