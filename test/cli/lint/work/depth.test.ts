/** The work of checking a page depends on how many elements it has, not on how deep they are nested. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage } from '../../../../cli/lint/check-page.ts';
import { runUncounted } from '../../../support/count-steps.ts';
import { measureWork } from '../../../support/measure-work.ts';
import { pageOf } from './shapes.ts';

/** Start tags, and the end tags with which the elements are siblings. */
const markup: Readonly<Record<string, readonly [start: string, end: string]>> = {
  'hidden links': ['<div hidden><a href="/">', '</a></div>'],
  'controls and images': ['<div><input id="a"><img alt="a.jpg" src="">', '</div>'],
  'references to ids': ['<div id="a" aria-labelledby="b"><svg role="img">', '</svg></div>'],
  'slides and blocks': ['<p class="slide sqs-block" data-image-focal-point="x"><img data-src="a">', '</p>'],
  'labels and anchors': ['<div><input id="a"><label for="a"></label><a href="#b"></a>', '</div>'],
  'files of templates': ['<div><script src="a"></script><link href="b" rel="icon">', '</div>'],
};

const check = (body: string): unknown => checkPage({ file: 'page.html', text: pageOf(body) });

describe('the work of checking nested elements is at most that of', () => {
  for (const [name, [start, end]] of Object.entries(markup)) {
    it(`${name} beside each other`, async () => {
      const count = 1000;
      await runUncounted(() => check((start + end).repeat(2)));
      const nested = await measureWork(() => check(start.repeat(count)));
      const flat = await measureWork(() => check((start + end).repeat(count)));
      const times = nested.steps / flat.steps;
      assert.ok(times < 1.5, `the nested elements took ${times.toFixed(2)} times the steps`);
    });
  }
});
