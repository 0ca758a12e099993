/** Our stylesheets keep to the scales of the design, and pages get the same scales as tokens. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'postcss';
import { globSync } from 'tinyglobby';
import {
  durations,
  fontSizes,
  fontWeights,
  radii,
  spacings,
  zIndexes,
} from '../../core/model/vocabularies/design-tokens.ts';
import { fromRoot, root } from '../../tools/root.ts';

const read = (file: string): string => readFileSync(fromRoot(file), 'utf8');

/** Sides of targets (https://www.w3.org/TR/WCAG22/#target-size-minimum), and hairlines. */
const allowed = [24, 44, 1, 2];

interface Scale {
  readonly property: RegExp;
  readonly sizes: readonly number[];
}

const scales: readonly Scale[] = [
  { property: /^font(-size)?$/, sizes: fontSizes },
  { property: /^((padding|margin)(-|$)|(row-|column-)?gap$)/, sizes: [...spacings, ...allowed] },
  // Half of the side of a target makes it a circle.
  { property: /^border(-\w+)*-radius$/, sizes: [...radii, ...allowed.map((side) => side / 2)] },
];

/** Declarations outside of the scales, with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The space of thumbnails and page numbers until the script arrives: a sum.
  'elements/gallery/page.css': [
    'padding-block-end: var(--_site-prerendered, 75px)',
    'padding-block-end: var(--_site-prerendered, 108px)',
  ],
  // The padding of thumbnails is at most 5 (docs/spec.md#widgets-9, "Gallery").
  'elements/gallery/thumbnails.css': ['gap: 5px'],
};

/** The lengths in a value, in pixels, without those in functions, which compute a size, and those that only hosts without tokens use. */
function lengthsIn(value: string): readonly number[] {
  const own = value.replace(/(?:calc|clamp|env|max|min)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...own.matchAll(/(-?[\d.]+)(px|rem)\b/g)].map(([, number, unit]) =>
    Math.abs(Number(number) * (unit === 'rem' ? 16 : 1)),
  );
}

/** Returns the declarations of a stylesheet that leave a scale. */
function offScale(css: string): readonly string[] {
  const found: string[] = [];
  parse(css).walkDecls(({ prop, value }) => {
    const scale = scales.find(({ property }) => property.test(prop));
    if (scale && lengthsIn(value).some((length) => !scale.sizes.includes(length))) found.push(`${prop}: ${value}`);
  });
  return found;
}

describe('stylesheets', () => {
  for (const file of globSync('{core,elements}/**/*.css', { cwd: root }).sort())
    it(`keep to the scales: ${file}`, () => {
      assert.deepEqual(offScale(read(file)), exceptions[file] ?? []);
    });

  it('that leave a scale are found', () => {
    const sizes = 'a { font-size: 0.9375rem; padding: 6px 15px; margin-inline: -10px; gap: 11px; border-radius: 5px }';
    assert.deepEqual(offScale(sizes), [
      'font-size: 0.9375rem',
      'padding: 6px 15px',
      'margin-inline: -10px',
      'border-radius: 5px',
    ]);
    assert.deepEqual(offScale('a { font: 500 1rem/1 serif; padding: calc(11px + 3px) 0; border-radius: 22px }'), []);
  });
});

describe('the tokens of the page', () => {
  const declared = [...read('core/page/tokens.css').matchAll(/^ +--site-([a-z-]+)-\d+: ([\d.]+)(px|rem|ms|);$/gm)];
  const valuesOf = (name: string): readonly number[] =>
    declared
      .filter(([, scale]) => scale === name)
      .map(([, , number, unit]) => Number(number) * (unit === 'rem' ? 16 : 1));

  for (const [name, scale] of Object.entries({
    'font-size': fontSizes,
    'font-weight': fontWeights,
    space: spacings,
    radius: radii,
    time: durations,
  }))
    it(`have the scale of ${name}, without zero`, () => {
      assert.deepEqual(valuesOf(name), scale.filter(Boolean));
    });

  it('have the base of stacking', () => {
    assert.match(read('core/page/tokens.css'), new RegExp(`--site-z-index: ${zIndexes.base};`));
    assert.match(read('elements/gallery/moving.css'), new RegExp(`z-index: ${zIndexes.slide};`));
  });
});
