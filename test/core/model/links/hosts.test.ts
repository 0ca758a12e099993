import assert from 'node:assert/strict';
import { it } from 'node:test';
import { collectionPanelId } from '../../../../core/model/links/collection-panel.ts';
import { hostProblems } from '../../../../core/model/links/host.ts';

it('a link to a service leads to one of its hosts', () => {
  const hosts = ['opentable.example', 'ot.example'] as const;
  for (const fine of ['https://opentable.example/r/1', '//www.OT.example', 'http://ot.example:80?a'])
    assert.deepEqual(hostProblems(fine, hosts), [], fine);
  for (const wrong of ['', '/r/1', 'https://notot.example', 'https://ot.example.org', 'ot.example/r/1'])
    assert.deepEqual(
      hostProblems(wrong, hosts),
      [{ code: 'link-host', severity: 'error', args: { host: 'opentable.example', other: 'ot.example' } }],
      wrong,
    );
});

it('the panel of a collection is known by its id', () => {
  assert.equal(collectionPanelId(' /pages/50572708e4b0088c25620136/edit'), '50572708e4b0088c25620136');
  assert.equal(collectionPanelId('/pages/about'), undefined);
  assert.equal(collectionPanelId('https://example.com/pages/50572708e4b0088c25620136'), undefined);
});
