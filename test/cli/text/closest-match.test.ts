import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
});
