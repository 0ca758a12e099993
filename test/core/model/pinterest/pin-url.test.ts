import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pinUrl } from '../../../../core/model/pinterest/pin-url.ts';

const page = 'https://example.com/prints?id=1&from=a b';
const media = 'https://example.com/leeward.jpg?a=1&media=https://evil.example/';

const hostile = [
  '&url=javascript:alert(1)',
  '#?&description=other',
  '"><script>alert(1)</script>',
  'line\nline\ttab\0',
  '100 % + 1',
  '\u202Eabc',
];

describe('the URL that saves an image', () => {
  it('contains the page, the image and the description, whatever they are', () => {
    for (const description of hostile) {
      const url = pinUrl({ page, media, description });
      assert.match(
        url,
        /^https:\/\/www\.pinterest\.com\/pin\/create\/button\/\?url=[\w%.*~-]+&media=[\w%.*~-]+&description=[\w%.*~-]+$/,
      );
      const parameters = [...new URL(url).searchParams];
      assert.deepEqual(parameters, [
        ['url', page],
        ['media', media],
        ['description', description],
      ]);
    }
  });

  it('encodes half of a character', () => {
    assert.equal(new URL(pinUrl({ page, media, description: '\uD83D!' })).searchParams.get('description'), '\uFFFD!');
  });

  it('has a description of at most 500 code units, without half a character', () => {
    const descriptionOf = (description: string): string =>
      new URL(pinUrl({ page, media, description })).searchParams.get('description') ?? '';
    assert.equal(descriptionOf('a'.repeat(500)), 'a'.repeat(500));
    assert.equal(descriptionOf('a'.repeat(501)), `${'a'.repeat(499)}…`);
    assert.equal(descriptionOf(`${'a'.repeat(498)}😀😀`), `${'a'.repeat(498)}…`);
  });
});
