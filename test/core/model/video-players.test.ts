import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pauseMessageFor, providerOfHost } from '../../../core/model/video-players.ts';

it('recognizes the hosts of two providers, and rejects similar names', () => {
  const hosts = ['www.youtube.com', 'youtu.be', 'www.youtube-nocookie.com', 'player.vimeo.com', 'vimeo.com'];
  assert.deepEqual(hosts.map(providerOfHost), ['YouTube', 'YouTube', 'YouTube', 'Vimeo', 'Vimeo']);
  const others = ['notyoutube.com', 'youtube.com.example', 'vimeo.com.example', 'youtube.example', ''];
  for (const host of others) assert.equal(providerOfHost(host), undefined, host);
});

it('pauses each with its own message, sent to its own origin', () => {
  const [youtube, origin] = pauseMessageFor('https://www.youtube.com/embed/abcdefghijk?enablejsapi=1') ?? [];
  assert.equal(origin, 'https://www.youtube.com');
  assert.deepEqual(JSON.parse(String(youtube)), { event: 'command', func: 'pauseVideo', args: [] });
  assert.deepEqual(pauseMessageFor('https://player.vimeo.com/video/1'), [
    { method: 'pause' },
    'https://player.vimeo.com',
  ]);
});

it('has no message for unsupported players or frames without a URL', () => {
  for (const address of ['https://films.example/youtube.com', '/youtube.com', 'about:blank', 'https://', ''])
    assert.equal(pauseMessageFor(address), undefined, address);
});
