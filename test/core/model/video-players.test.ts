import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pauseMessageFor, providerOfHost } from '../../../core/model/video-players.ts';

it('knows the hosts of two providers, and nobody who only sounds like them', () => {
  const hosts = ['www.youtube.com', 'youtu.be', 'www.youtube-nocookie.com', 'player.vimeo.com', 'vimeo.com'];
  assert.deepEqual(hosts.map(providerOfHost), ['YouTube', 'YouTube', 'YouTube', 'Vimeo', 'Vimeo']);
  const others = ['notyoutube.com', 'youtube.com.example', 'vimeo.com.example', 'youtube.example', ''];
  for (const host of others) assert.equal(providerOfHost(host), undefined, host);
});

it('has each of them pause in its own words, told to nobody else', () => {
  const [youtube, origin] = pauseMessageFor('https://www.youtube.com/embed/abcdefghijk?enablejsapi=1') ?? [];
  assert.equal(origin, 'https://www.youtube.com');
  assert.deepEqual(JSON.parse(String(youtube)), { event: 'command', func: 'pauseVideo', args: [] });
  assert.deepEqual(pauseMessageFor('https://player.vimeo.com/video/1'), [
    { method: 'pause' },
    'https://player.vimeo.com',
  ]);
});

it('has nothing to tell the players of others, and frames without an address', () => {
  for (const address of ['https://films.example/youtube.com', '/youtube.com', 'about:blank', 'https://', ''])
    assert.equal(pauseMessageFor(address), undefined, address);
});
