import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { foreignNamesFile, foreignNamesPage } from '../../../tools/generate/foreign-names.ts';

const page = await readFile(foreignNamesFile, 'utf8');

it('the tables of names in other libraries are current; otherwise run: npm run generate', () => {
  assert.equal(page, foreignNamesPage(page));
});

it('the tables show names as code, and phrases as text with code', () => {
  for (const row of [
    '| `columns` | `slides-per-row` | CSS |',
    '| `per-move` | `design="carousel"` | Splide 4.1 |',
    '| `poster` | an `<img>` child | HTML |',
    '| event `wa-hide` | `site-hide` | Web Awesome 3.14 |',
    '| `showModal()` | `show()` | HTML |',
    '| `<swiper-slide>` | a child of `<site-gallery>` | Swiper 14.4 |',
  ])
    assert.ok(page.includes(row), row);
});
