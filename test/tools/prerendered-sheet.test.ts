/** Pages link prerendered.css, so its animations must not replace theirs. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parse } from 'postcss';
import { checkAnimations, prerenderedSheet } from '../../tools/build/prerendered-sheet.ts';

it('the build fails on an animation with a name that pages may use', () => {
  assert.throws(
    () =>
      checkAnimations(parse('@media print { @keyframes fade { to { opacity: 0 } } }'), 'elements/dialog/dialog.css'),
    /elements\/dialog\/dialog\.css: the name of @keyframes fade must start with "site-"\./,
  );
  checkAnimations(parse('@keyframes site-fade { to { opacity: 0 } }'), 'elements/dialog/dialog.css');
});

it('rules of the stylesheet apply only to prerendered elements', () => {
  for (const rule of parse(prerenderedSheet()).nodes)
    if (rule.type === 'rule')
      for (const selector of rule.selectors) assert.match(selector, /^(:host|(:where\()?\[data-site-view~=)/);
});
