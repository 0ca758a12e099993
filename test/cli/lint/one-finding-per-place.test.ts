/** Tests that one mistake is one finding, also where two rules could report it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import type { ReportedFinding } from '../../../cli/finding.ts';
import { checkPage } from '../../../cli/lint/check-page.ts';
import { readRulePages } from '../../../cli/lint/rule-pages.ts';
import { folderOf, runHere } from '../command.ts';
import type { InvalidCases } from './check-page/rule-cases.ts';

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

const folder = new URL('./check-page/', import.meta.url);
const caseFiles = globSync(['*-cases.ts', '!rule-cases.ts'], { cwd: folder });
const caseGroups: readonly { readonly invalid: InvalidCases }[] = await Promise.all(
  caseFiles.map((file) => import(new URL(file, folder).href)),
);

/** Markup of mistakes: all cases of the rules, the examples of their pages, and references to missing files. */
const mistakes: readonly string[] = [
  ...caseGroups.flatMap(({ invalid }) => Object.values(invalid).flatMap((cases) => cases.map(([, html]) => html))),
  ...(await readRulePages()).flatMap(({ text }) =>
    [...text.matchAll(/```html\n(.*?)\n```/gs)].map(([, html = '']) => html),
  ),
  '<a href="/nope.html"><img src="/nope.png" alt="A" srcset="/nope.png 2x"></a>',
  '<a href="/nope.png">A</a><link rel="icon" href="/nope.ico"><script src="/nope.js"></script>',
  '<form action="/nope"><button formaction="/none">A</button></form><iframe src="/nope.html" title="A"></iframe>',
  '<a href="/nope.html#a">A</a><a href="#">B</a><area href="/nope.html"><video src="/nope.mp4" poster="/nope.jpg"></video>',
];

/** Whether the findings of one place are different mistakes: correcting one leaves the others. */
function areDifferent(found: readonly ReportedFinding[]): boolean {
  const codes = found.map(({ code }) => code);
  if (codes.every((code) => code.startsWith('consent-'))) return new Set(codes).size === codes.length;
  // A URL in a wrong form may also lead nowhere.
  const [form = '', target = '', ...others] = codes;
  return others.length === 0 && /^link-(?:path|percent|[a-z]+-length)$/.test(form) && /-missing$/.test(target);
}

describe('no place has two findings', () => {
  it('in a site with every mistake of the tests', async () => {
    const files = mistakes.map((html, index) => {
      const marked = html.replace(/[⟦⟧]/g, '');
      return [`${index}.html`, /<html|<!doctype/i.test(marked) ? marked : pageOf(marked)] as const;
    });
    const cwd = await folderOf(Object.fromEntries(files));
    const { stdout } = await runHere(['check', '.', '--site-root', '.', '--format', 'json'], { cwd });
    // The document of `--format json`.
    const { findings } = JSON.parse(stdout) as { findings: readonly ReportedFinding[] };
    assert.ok(findings.length > mistakes.length / 2);
    const places = new Map<string, ReportedFinding[]>();
    for (const finding of findings) {
      const place = `${finding.file} ${finding.start.line}:${finding.start.column}`;
      places.set(place, [...(places.get(place) ?? []), finding]);
    }
    const shared = [...places.values()].filter((found) => found.length > 1 && !areDifferent(found));
    assert.deepEqual(
      shared.map((found) => [mistakes[Number.parseInt(found[0]?.file ?? '', 10)], found.map(({ code }) => code)]),
      [],
    );
  });
});
