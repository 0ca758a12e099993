import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findVideo } from '../../../../elements/video/model/find-video.ts';
import { isFile, playerAddress } from '../../../../elements/video/model/player.ts';

const page = { base: 'https://halden.example/prints/tide', origin: 'https://halden.example' };
const find = (src: string) => findVideo({ src, ...page });
const addressOf = (src: string) => {
  const video = find(src);
  return video && playerAddress(video, page.origin);
};

/** Returns the URL of the player, its parameters in order, and the URL for watching. */
function played(src: string): readonly [player: string, parameters: Record<string, string>, page: string] {
  const address = addressOf(src);
  assert.ok(address, `${src} is a video`);
  const url = new URL(address.src);
  return [url.origin + url.pathname + url.hash, Object.fromEntries(url.searchParams), address.page];
}

const ask = { autoplay: '1', enablejsapi: '1', playsinline: '1', origin: page.origin };
const id = 'M7lc1UVf-VE';

describe('a video at YouTube', () => {
  const shapes = [
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?feature=share&v=${id}`,
    `http://m.youtube.com/watch?v=${id}&si=AbCdEf`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=AbCdEf`,
    `https://youtu.be/${id}/`,
    `//www.youtube.com/embed/${id}?wmode=opaque&enablejsapi=0`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=shared`,
    `http://www.youtube.com/v/${id}&hl=en_US&fs=1`,
    `https://cdn.embedly.com/widgets/media.html?src=${encodeURIComponent(`https://www.youtube.com/embed/${id}?feature=oembed`)}&key=1`,
  ];
  for (const src of shapes) {
    it(`is played without cookies: ${src}`, () => {
      const player = `https://www.youtube-nocookie.com/embed/${id}`;
      assert.deepEqual(played(src), [player, ask, `https://www.youtube.com/watch?v=${id}`]);
    });
  }

  it('starts at the time in its URL', () => {
    for (const [time, start] of Object.entries({ 't=90': '90', 't=1m30s': '90', 'start=90': '90', 't=1h2m3s': '3723' }))
      assert.equal(played(`https://youtu.be/${id}?${time}`)[1].start, start);
    assert.equal(played(`https://youtu.be/${id}#t=45s`)[1].start, '45');
    for (const time of ['t=soon', 't=', 't=-5', 'start=1e9', 't=0'])
      assert.equal(played(`https://youtu.be/${id}?${time}`)[1].start, undefined, time);
  });

  it('may be a playlist, or part of one', () => {
    const list = 'PLQ_voP4Q3cffa9ZPT5dFsLPHfN7XOu6Ma';
    const whole = ['https://www.youtube-nocookie.com/embed/videoseries', { ...ask, list }];
    assert.deepEqual(played(`https://www.youtube.com/playlist?list=${list}`).slice(0, 2), whole);
    assert.deepEqual(played(`https://www.youtube.com/embed/videoseries?list=${list}`).slice(0, 2), whole);
    const uploads = { listType: 'user_uploads', list: 'halden' };
    assert.deepEqual(played('https://www.youtube.com/embed?listType=user_uploads&list=halden')[1], {
      ...ask,
      ...uploads,
    });
    assert.deepEqual(played(`https://www.youtube.com/watch?v=${id}&list=${list}`).slice(0, 2), [
      `https://www.youtube-nocookie.com/embed/${id}`,
      { ...ask, list },
    ]);
  });

  it('keeps display parameters of the author, and none that track visitors or allow scripting', () => {
    const given =
      'controls=0&loop=1&cc_load_policy=1&hl=nb&end=30&origin=https://evil.example&si=x&utm_source=y&widgetid=3';
    const [, parameters] = played(`https://www.youtube.com/embed/${id}?${given}`);
    assert.deepEqual(parameters, { ...ask, controls: '0', loop: '1', cc_load_policy: '1', hl: 'nb', end: '30' });
  });

  it('is undefined if the URL has no video', () => {
    for (const path of ['', 'watch', 'watch?v=short', '@halden', 'embed/', 'embed/toolongforanid', 'feed/library'])
      assert.equal(addressOf(`https://www.youtube.com/${path}`), undefined, path);
  });
});

describe('a video at Vimeo', () => {
  it('is played without tracking, with the key of an unlisted video', () => {
    const player = 'https://player.vimeo.com/video/76979871';
    const plain = { autoplay: '1', dnt: '1' };
    const public_ = 'https://vimeo.com/76979871';
    for (const src of [
      'https://vimeo.com/76979871',
      'https://www.vimeo.com/76979871/',
      'https://player.vimeo.com/video/76979871?dnt=0',
      'https://vimeo.com/channels/staffpicks/76979871',
      'https://vimeo.com/groups/shortfilms/videos/76979871',
      'https://vimeo.com/album/2838732/video/76979871',
      'https://vimeo.com/showcase/2838732/video/76979871',
    ])
      assert.deepEqual(played(src), [player, plain, public_], src);
    for (const src of ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])
      assert.deepEqual(played(src), [player, { ...plain, h: '8272103f6e' }, `${public_}/8272103f6e`], src);
  });

  it('starts at the time in its URL', () => {
    assert.equal(played('https://vimeo.com/76979871#t=1m30s')[0], 'https://player.vimeo.com/video/76979871#t=90s');
  });

  it('is undefined if the URL has no video', () => {
    for (const path of ['', 'halden', 'showcase/2838732', 'album/2838732', 'categories/art'])
      assert.equal(addressOf(`https://vimeo.com/${path}`), undefined, path);
  });
});

describe('any other video', () => {
  it('is played from its URL, in a frame or as a file', () => {
    for (const [src, file] of [
      ['https://video.example/embed/1?x=1#t', false],
      ['https://video.example/tide.MP4?token=1', true],
      ['/films/tide.webm#t=10', true],
      ['/films/tide.m3u8', true],
      ['/films/tide.mp4.html', false],
    ] as const) {
      const address = addressOf(src);
      assert.ok(address);
      const { href } = new URL(src, page.base);
      assert.deepEqual([address, isFile(address)], [{ known: undefined, src: href, page: href }, file]);
    }
  });

  it('is also an embed of a known provider that is not a video: its unchanged frame', () => {
    for (const src of ['https://vimeo.com/showcase/2838732/embed', 'https://vimeo.com/event/12345/embed']) {
      const video = findVideo({ html: `<iframe src="${src}"></iframe>`, ...page });
      assert.ok(video);
      assert.deepEqual(playerAddress(video, page.origin), { known: undefined, src, page: src });
    }
  });

  it('is a third party, named by its host, unless it is on the page’s own server', () => {
    const own = find('/films/tide.mp4');
    assert.deepEqual([own?.isForeign, own?.known], [false, undefined]);
    const other = find('https://video.example/1');
    assert.deepEqual([other?.isForeign, other?.provider], [true, 'video.example']);
  });

  it('is requested with https in a page with https', () => {
    assert.equal(find('http://video.example/1')?.address, 'https://video.example/1');
    const plain = findVideo({ src: 'http://video.example/1', base: 'http://localhost/', origin: 'http://localhost' });
    assert.equal(plain?.address, 'http://video.example/1');
  });

  it('is not treated as a known provider because its URL looks similar', () => {
    for (const host of [
      'youtube.com.evil.example',
      'notyoutube.com',
      'evil.example/youtube.com',
      'xvimeo.com',
      'youtu.be.evil.example',
      'evil.example/www.youtube.com',
      'evil.example/x.youtu.be',
    ]) {
      assert.equal(find(`https://${host}/embed/${id}`)?.known, undefined, host);
      assert.equal(find(`https://${host}/76979871`)?.known, undefined, host);
    }
    assert.equal(find(`https://www.youtube.com@evil.example/embed/${id}`)?.known, undefined);
    // Otherwise a path of the page would lead to YouTube, without consent and without a notice.
    assert.equal(addressOf(`/x.youtu.be/${id}`)?.src, `${page.origin}/x.youtu.be/${id}`);
  });
});

describe('a URL that is not a video', () => {
  it('is refused: other schemes', () => {
    for (const src of [
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:https://halden.example/1',
      'ftp://a.example/a.mp4',
      'mailto:a@b.c',
      'java\nscript:alert(1)',
      'https://',
      'file:///etc/passwd',
    ])
      assert.equal(find(src), undefined, src);
    const wrapped = `https://cdn.embedly.com/widgets/media.html?src=${encodeURIComponent('javascript:alert(1)')}`;
    assert.equal(find(wrapped), undefined);
  });

  it('leads to no other origin and no other scheme, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })), (src) => {
        const address = addressOf(src);
        if (!address) return;
        assert.match(address.src, /^https:\/\//);
        assert.match(address.page, /^https:\/\//);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        const address = addressOf(`https://www.youtube.com/embed/${id}${path}?${query}`);
        if (address) assert.equal(new URL(address.src).origin, 'https://www.youtube-nocookie.com');
      }),
    );
  });
});
