/** Tests that one mistake is one finding, also where two rules could report it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage } from '../../../cli/lint/check-page.ts';

const videoSlide = (content: string): string =>
  `<site-gallery><p data-type="video" data-html="b">${content}</p></site-gallery>`;

/** Markup in which two rules are close to each other, with the rules of its findings in order. */
const overlaps: readonly (readonly [body: string, rules: readonly string[]])[] = [
  [videoSlide('<img src="" alt="A">'), ['image-src', 'video-embed']],
  ['<site-video src="https://youtu.be/short"><img src="a.png" alt="A"></site-video>', ['video-embed']],
  ['<img src="" alt="A">', ['image-src']],
  ['<input type="image" src="">', ['image-alt']],
  ['<a href="/a b>text</a><p>x</p><a href="b">y</a>', ['unclosed-markup']],
  ['<a href="mailto:a@b.c>Text</a><p title="x">y</p>', ['unclosed-markup']],
  ['<a href="#nope">A</a>', ['anchor-target']],
  ['<a href="#nope" aria-describedby="none">A</a>', ['id-reference', 'anchor-target']],
  ['<input aria-labelledby="nope">', ['id-reference']],
  ['<button aria-labelledby="nope"></button>', ['id-reference']],
  ['<label for="nope">A</label><input>', ['id-reference']],
  ['<p id="p"></p><label for="p">A</label> <select id="q"></select>', ['id-reference']],
  ['<label for="nope">A</label><input><input>', ['id-reference', 'control-label']],
  ['<label for="nope">A</label><label>B</label><input>', ['id-reference', 'control-label']],
  ['<label for="x"></label><input id="x">', ['control-label']],
  ['<iframe src=""></iframe>', ['accessible-name']],
  ['<a href=""></a>', ['accessible-name', 'link']],
  ['<a href="C:\\a.html">A</a>', ['link']],
  ['<img src="file:///a.png" alt="A">', ['link']],
];

const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;

describe('one mistake is one finding', () => {
  for (const [body, rules] of overlaps)
    it(body, () => {
      const findings = checkPage({ file: 'a.html', text: pageOf(body) });
      assert.deepEqual(
        findings.map(({ rule }) => rule),
        rules,
      );
      const places = findings.map(({ start, end }) => `${start.offset}-${end.offset}`);
      assert.equal(new Set(places).size, places.length);
    });
});
