import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { closestMatch } from '../../../cli/text/closest-match.ts';

describe('the nearest word', () => {
  const candidates = ['grid', 'list', 'slideshow', 'slides-per-row', 'aspect-ratio', 'id'];
  const cases: readonly (readonly [given: string, meant: string | undefined])[] = [
    ['gird', 'grid'],
    ['lst', 'list'],
    ['slideshwo', 'slideshow'],
    ['slidesPerRow', 'slides-per-row'],
    ['slides_per_row', 'slides-per-row'],
    ['aspectratio', 'aspect-ratio'],
    ['GRID', 'grid'],
    ['banana', undefined],
    ['', undefined],
    ['x', undefined],
    ['g'.repeat(1000), undefined],
  ];
  for (const [given, meant] of cases) {
    it(`${given.slice(0, 20) || 'nothing'} -> ${meant}`, () => assert.equal(closestMatch(given, candidates), meant));
  }

  it('is found after any two edits of a long word', () => {
    const word = 'aspectratio';
    const edit = fc.tuple(fc.nat(word.length - 1), fc.nat(1), fc.constantFrom('', 'x', 'yz'));
    fc.assert(
      fc.property(edit, ([at, removed, added]) => {
        const changed = word.slice(0, at) + added + word.slice(at + removed);
        assert.equal(closestMatch(changed, ['grid', word]), word);
      }),
    );
  });

  it('is found after two neighbours are swapped', () => {
    const word = 'aspectratio';
    for (let at = 0; at < word.length - 1; at++) {
      const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
      assert.equal(closestMatch(swapped, ['grid', word]), word);
    }
  });
});
