/** Blocks that the mock renders again: summaries of posts, products and events, and others. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import { htmlOf } from '../../../../elements/summary/model/call.ts';

async function htmlAt(block: object, more: Record<string, string> = {}, scenario?: string): Promise<string> {
  const { app } = createMock({}, scenario ? { scenario } : {});
  const body = new URLSearchParams({ widgetJSON: JSON.stringify(block), ...more });
  const headers = { cookie: 'crumb=a' };
  const answer = await app.request('/api/widget/GetWidgetRendering?crumb=a', { method: 'POST', headers, body });
  return htmlOf(await answer.json()) ?? '';
}

const titlesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<h3[^<]*<a[^>]*>([^<]*)/g)].map(([, title = '']) => title);

describe('a summary', () => {
  it('has posts, products or events', async () => {
    assert.deepEqual(titlesIn(await htmlAt({ type: 55, id: 'journal', value: {} })), [
      'Five days of wind',
      'Paper that lies flat',
      'What a print costs',
    ]);
    const products = await htmlAt({ type: 'summary', id: 'new-prints', value: { pageSize: 2 } });
    assert.deepEqual(titlesIn(products), ['Leeward', 'Far Shore']);
    assert.match(products, /€180\.00/);
    const events = await htmlAt({ type: 20, id: 'dates', value: {} }, { collectionId: '64f1' });
    assert.match(events, /Open studio.*<time datetime="2027-03-06">6 March 2027<\/time>/s);
  });

  it('follows the settings of its block data', async () => {
    const all = { showThumbnail: true, showReadMoreLink: true };
    assert.match(await htmlAt({ type: 55, id: 'a', value: all }), /<img src="images\/leeward\.svg".*Read More/s);
    const value = { showTitle: false, showExcerpt: false, showPrice: false, pageSize: 1 };
    assert.doesNotMatch(await htmlAt({ type: 55, id: 'prints', value }), /<h3|summary-excerpt|€|<img|Read More/);
  });

  it('is empty or hostile in its scenarios', async () => {
    assert.equal(await htmlAt({ type: 55, id: 'a', value: {} }, {}, 'summary-empty'), '');
    assert.match(await htmlAt({ type: 55, id: 'a', value: {} }, {}, 'summary-hostile'), /<script>/);
  });
});

describe('another block', () => {
  it('has a text, in each scenario', async () => {
    const html = await htmlAt({ type: 'menu', id: '<b>', value: {} }, {}, 'summary-hostile');
    assert.equal(html, '<p>menu &lt;b&gt;, as the mock API renders it</p>');
  });
});
