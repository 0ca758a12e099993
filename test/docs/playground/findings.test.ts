/** A fix of the findings changes the source that was linted, and no later one. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { applySplice, type Splice } from '../../../tools/docs/site/playground/edit-attributes.ts';
import { applyTo } from '../../../tools/docs/site/playground/findings.ts';

it('is applied once when its button is pressed twice', () => {
  let source = '<site-gallery design="gird">';
  const apply = (splice: Splice): void => {
    source = applySplice(source, splice);
  };
  const fix = applyTo(source, () => source, apply);
  const splice = { from: 22, to: 26, insert: 'masonry' };
  fix(splice);
  fix(splice);
  assert.equal(source, '<site-gallery design="masonry">');
});

it('is not applied after the author has typed', () => {
  const fix = applyTo(
    '<p>',
    () => ' <p>',
    () => assert.fail('applied'),
  );
  fix({ from: 0, to: 1, insert: '' });
});
