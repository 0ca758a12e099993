/** Links to the playground contain the source: every source is restored, and damaged or hostile links do no harm. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import {
  formatHash,
  maxHashLength,
  maxSourceBytes,
  readHash,
  writeHash,
} from '../../../tools/docs/site/playground/shared-source.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const choices = fc.record(
  {
    build: fc.constantFrom('slim', 'react'),
    scheme: fc.constantFrom('light', 'dark'),
    width: fc.constantFrom('full', 'phone'),
  },
  { requiredKeys: [] },
);

/** Text without lone surrogates, which UTF-8 cannot contain. */
const text = fc.string({ unit: 'binary', maxLength: 2000 });

describe('a link to the playground', () => {
  it('restores every source, and the choices that are not the default', async () => {
    const property = fc.asyncProperty(text, choices, async (source, chosen) => {
      const hash = await writeHash({ source, ...chosen });
      assert.ok(hash !== undefined);
      assert.match(hash, /^\/[\w=&-]+$/);
      const { build, width, ...scheme } = chosen;
      const expected = {
        source,
        ...scheme,
        ...(build === 'react' && { build }),
        ...(width === 'phone' && { width }),
      };
      assert.deepEqual(await readHash(`#${hash}`), { state: expected });
    });
    await fc.assert(property, { numRuns: propertyRuns(1000) });
  });

  it('is the same when the docs are built as when a visitor copies it', async () => {
    const hash = formatHash(deflateRawSync('<site-spinner></site-spinner>'));
    assert.deepEqual(await readHash(hash), { state: { source: '<site-spinner></site-spinner>' } });
  });

  it('is short: 27 KB of markup fit into 6,000 characters', async () => {
    const figure = (index: number): string =>
      `<figure><img src="images/leeward-${index}.svg" alt="Curved lines, number ${index * 7919}" width="1200"></figure>\n`;
    const source = Array.from({ length: 300 }, (_, index) => figure(index))
      .join('')
      .slice(0, 27_000);
    assert.ok(((await writeHash({ source }))?.length ?? 0) < 6000);
  });

  it('is not written for a source that does not fit into one', async () => {
    // Hexadecimal digits of pseudorandom numbers: half of their length remains after compression.
    let seed = 1;
    const next = (): string => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(16);
    };
    const noise = Array.from({ length: 10_000 }, next).join('');
    assert.equal(await writeHash({ source: noise }), undefined);
    assert.equal(await writeHash({ source: ' '.repeat(maxSourceBytes + 1) }), undefined);
  });

  it('without a source is absent', async () => {
    for (const hash of ['', '#', '#/', '#/scheme=dark', '#main', '#share-what-you-have-written'])
      assert.deepEqual(await readHash(hash), { problem: 'absent' });
  });

  it('without the slash is the id of an element, even when it looks like a source', async () => {
    const hash = formatHash(deflateRawSync('<p>text</p>')).slice(1);
    for (const id of [hash, `#${hash}`, `#${'A'.repeat(maxHashLength + 2)}`])
      assert.deepEqual(await readHash(id), { problem: 'absent' });
  });

  const damaged: Readonly<Record<string, string>> = {
    'no base64url': '/source=%00%ff',
    'nothing compressed': '/source=',
    'cut off': formatHash(deflateRawSync('<p>text</p>'.repeat(50))).slice(0, -8),
    'bytes that are not UTF-8': formatHash(deflateRawSync(Buffer.from([0xff, 0xfe, 0xc0]))),
    'a source of 100 MB in 100 KB': formatHash(deflateRawSync(Buffer.alloc(100_000_000))),
    'a source of 1 MB in 1 KB': formatHash(deflateRawSync(Buffer.alloc(1_000_000))),
    'a fragment that is too long': `/source=${'A'.repeat(maxHashLength)}`,
  };
  for (const [name, hash] of Object.entries(damaged))
    it(`with ${name} is damaged`, async () => assert.deepEqual(await readHash(`#${hash}`), { problem: 'damaged' }));

  it('with other names and invalid choices has only the source', async () => {
    const hash = `${formatHash(deflateRawSync('<p>'))}&build=vue&scheme=<script>&width=__proto__&__proto__=x&constructor=y`;
    assert.deepEqual(await readHash(hash), { state: { source: '<p>' } });
  });

  it('never throws, whatever its fragment is', async () => {
    const fragment = fc.oneof(
      fc.string(),
      fc.base64String().map((value) => `/source=${value}`),
    );
    const property = fc.asyncProperty(fragment, async (hash) => {
      const result = await readHash(`#${hash}`);
      assert.ok('state' in result || ['absent', 'damaged'].includes(result.problem));
    });
    await fc.assert(property, { numRuns: propertyRuns(1000) });
  });
});
