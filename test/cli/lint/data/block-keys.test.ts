import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { misspeltKeys } from '../../../../cli/lint/data/block-keys.ts';
import { readJson } from '../../../../cli/lint/data/read-json.ts';
import type { BlockKind } from '../../../../cli/lint/page/blocks.ts';
import { galleryBlock } from '../../../../core/model/schema/gallery-block.ts';
import { mapBlock } from '../../../../core/model/schema/map-block.ts';
import { summaryBlock } from '../../../../core/model/schema/summary-block.ts';

const misspelt = (kind: BlockKind, keys: readonly string[], isOwn = false): readonly string[] =>
  misspeltKeys(kind, readJson(JSON.stringify(Object.fromEntries(keys.map((key) => [key, 1])))).root, isOwn).map(
    ({ key, nearest }) => `${key} -> ${nearest}`,
  );

describe('the keys of block data', () => {
  it('are known if a schema has them, also alone', () => {
    for (const [kind, schema] of [
      ['gallery', galleryBlock],
      ['gallery', summaryBlock],
      ['map', mapBlock],
    ] as const)
      for (const key of Object.keys(schema.shape)) assert.deepEqual(misspelt(kind, [key]), [], `${kind}: ${key}`);
  });

  it('are not reported if the similar key is set as well, or if no key is similar', () => {
    assert.deepEqual(misspelt('gallery', ['slidesPerRow', 'slidesPerRows']), []);
    assert.deepEqual(misspelt('gallery', ['caption', 'tags', 'keyz2', 'lop']), []);
  });

  it('are no advice for an element that ignores them', () => {
    assert.deepEqual(misspelt('map', ['floatDirs', 'lables']), ['floatDirs -> floatDir', 'lables -> labels']);
    assert.deepEqual(misspelt('map', ['floatDirs', 'lables'], true), ['lables -> labels']);
    assert.deepEqual(misspelt('gallery', ['transientGalleryIds', 'slidesPerRwo'], true), [
      'slidesPerRwo -> slidesPerRow',
    ]);
  });

  it('are suggested in the notation of the author', () => {
    assert.deepEqual(misspelt('gallery', ['slides-per-rwo']), ['slides-per-rwo -> slides-per-row']);
    assert.deepEqual(misspelt('gallery', ['slidesPerRwo']), ['slidesPerRwo -> slidesPerRow']);
  });
});
