import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SkippedRule } from '../../../cli/finding.ts';
import { filesIn, skip } from '../../core/model/site-context/corpus.ts';
import { sample } from '../../core/model/site-context/sample.ts';
import { folderOf, runHere } from '../command.ts';
import { findingsIn, places } from '../lint/data/sites.ts';

const context = JSON.stringify(sample);
const bad = JSON.stringify({ ...sample, pageType: 99 });

interface Found {
  readonly code: string;
  readonly file: string;
  readonly severity: string;
}

async function validate(files: Readonly<Record<string, string>>, inputs: readonly string[], stdin = '') {
  const cwd = await folderOf(files);
  const { code, stdout, stderr } = await runHere(['validate', '--format', 'json', ...inputs], { cwd, stdin });
  const report: { files: number; findings: readonly Found[]; skipped?: readonly SkippedRule[] } = stdout
    ? JSON.parse(stdout)
    : { files: 0, findings: [] };
  return {
    code,
    stderr,
    files: report.files,
    found: report.findings.map(({ file, code }) => `${file} ${code}`),
    skipped: (report.skipped ?? []).map(({ file, rule, reason }) => `${file} ${rule} ${reason}`),
  };
}

describe('validate', () => {
  it('reads contexts in every position, in files of any name', async () => {
    const files = Object.fromEntries(Object.values(places).map((put, at) => [`file-${at}.txt`, put(bad)]));
    const { code, found, files: count } = await validate(files, ['*.txt']);
    assert.deepEqual([code, count], [1, 4]);
    assert.deepEqual(
      found,
      Object.keys(files).map((file) => `${file} entity-unknown-number`),
    );
  });

  it('reads stdin', async () => {
    assert.deepEqual((await validate({}, ['-'], bad)).found, ['<stdin> entity-unknown-number']);
    assert.equal((await validate({}, ['-'], context)).code, 0);
  });

  it('skips files without a context in a folder, and lists JSON files among them', async () => {
    const files = {
      'a.json': context,
      'package.json': '{"name": "x"}',
      'b.html': '<p>',
      'c.js': 'run();',
      'd.css': '',
    };
    const { code, files: count, found, skipped } = await validate(files, ['.']);
    assert.deepEqual([code, count, found, skipped], [0, 1, [], ['package.json no-context not-named']]);
  });

  it('skips a context that a server fills in, and checks everything next to it', async () => {
    const holder = (json: string) => `<script type="application/json" data-site-context>${json}</script>`;
    const filled = ['{{ site | json }}', '{% include "site.json" %}', '<%- site %>', '<?= $site ?>'].map(holder);
    const assigned = '<script>{% x %}; Static.SITE_CONTEXT = {{ site }}; SITE_CONTEXT = {"pageType": 99};</script>';
    const { code, found } = await validate({ 'a.html': [...filled, assigned].join('\n') }, ['.']);
    assert.deepEqual([code, found], [1, ['a.html entity-unknown-number']]);
  });

  it('warns of a named file without a context, and describes a context', async () => {
    const files = { 'a.json': context, 'package.json': '{"name": "x"}', 'b.html': '<p>', 'c.js': 'run();' };
    const { code, found } = await validate(files, Object.keys(files));
    assert.equal(code, 0);
    assert.deepEqual(found, ['b.html no-context-page', 'c.js no-context-script', 'package.json no-context-json']);
  });

  it('ends with 2 when there is no context anywhere', async () => {
    for (const inputs of [['package.json'], ['.'], ['*.json']]) {
      const { code, stderr } = await validate({ 'package.json': '{"name": "x"}' }, inputs);
      assert.equal(code, 2);
      assert.match(stderr, /no site context/);
      assert.match(stderr, /data-site-context/);
    }
  });

  it('treats a named JSON file as a context when it cannot be parsed', async () => {
    assert.deepEqual((await validate({ 'a.json': '{"x": 1,}' }, ['a.json'])).found, ['a.json json-trailing-comma']);
    assert.equal((await validate({ 'a.json': '{"x": 1,}' }, ['.'])).code, 2);
  });

  it('recognizes a faulty context in a folder by its keys', async () => {
    assert.deepEqual((await validate({ 'a.json': '{"website": {},}' }, ['.'])).found, ['a.json json-trailing-comma']);
  });

  it("recognizes the author's own names for variables that hold a context", async () => {
    const files = { 'a.js': `window.__DATA$ = ${bad};`, 'b.html': `<script>var MY_SITE_CONTEXT = ${bad}</script>` };
    assert.deepEqual((await validate(files, ['.'])).found, ['b.html entity-unknown-number']);
    const own = ['--context-variable', '__DATA$', '--context-variable', 'OTHER', '.'];
    assert.equal((await validate(files, own)).found.length, 2);
    const wrong = await validate(files, ['--context-variable', 'window.X', '.']);
    assert.match(wrong.stderr, /Write the name alone, as in SITE_DATA for window\.SITE_DATA = /);
    const nothing = await validate({ 'c.js': '' }, ['--context-variable', 'OTHER', '.']);
    assert.match(nothing.stderr, /a name that ends in SITE_CONTEXT, SQUARESPACE_CONTEXT, OTHER\./);
  });

  it('obeys suppression comments in pages, and reports unused ones', async () => {
    const script = `<script type="application/json" data-site-context>${bad}</script>`;
    const comment = (rule: string): string => `<!-- site-lint-disable-next ${rule} -- as the platform wrote it -->`;
    const page = (rule: string): string =>
      `<!doctype html><html lang="en"><body>${comment(rule)}${script}</body></html>`;
    const cwd = await folderOf({
      'a.html': page('site-context'),
      'b.html': page('entity'),
      'c.html': page('image-alt'),
      'd.html': comment('entity'),
    });
    const of = async (command: string): Promise<readonly string[]> => {
      const { stdout } = await runHere([command, '.', '--format', 'json'], { cwd });
      return JSON.parse(stdout).findings.map(({ file, code }: Found) => `${file} ${code}`);
    };
    assert.deepEqual(await of('validate'), [
      'b.html directive-unused',
      'b.html entity-unknown-number',
      'c.html entity-unknown-number',
      'd.html directive-unused',
    ]);
    assert.deepEqual(await of('check'), ['c.html directive-unused']);
  });

  it('finds several contexts in one page', async () => {
    const page = `${places['a page']?.(bad)}${places['an inline script']?.(bad)}`;
    assert.equal((await validate({ 'a.html': page }, ['a.html'])).found.length, 2);
  });

  it('shows a note only if notes fail the run', async () => {
    const newer = { 'a.json': JSON.stringify({ ...sample, pageType: 107 }) };
    assert.equal((await validate(newer, ['a.json'])).code, 0);
    assert.equal((await validate(newer, ['--fail-on', 'info', 'a.json'])).code, 1);
  });
});

describe('code that assigns a context', () => {
  const { website } = sample;
  const literal = JSON.stringify({ website, pageType: 99 });
  const cases: readonly (readonly [before: string, isContext: boolean])[] = [
    ['SITE_CONTEXT = ', true],
    ['window.SITE_CONTEXT=', true],
    ['Static . SQUARESPACE_CONTEXT = ', true],
    ['a?.b.MY_SITE_CONTEXT =\n ', true],
    [`window["SITE_CONTEXT"] = `, true],
    ['export const SITE_CONTEXT: SiteContext = ', true],
    ['run(Static.SQUARESPACE_CONTEXT = ', true],
    ['// SITE_CONTEXT = ', false],
    ['/* SITE_CONTEXT = ', false],
    ['SITE_CONTEXT == ', false],
    ['SITE_CONTEXT = old || ', false],
    ['SITE_CONTEXTS = ', false],
    ['siteContext = ', false],
  ];
  for (const [before, isContext] of cases) {
    it(`${before}{…}: ${isContext ? 'yes' : 'no'}`, () => {
      assert.equal(findingsIn(`let x;\n${before}${literal};`).length, isContext ? 1 : 0);
    });
  }

  it('a script element with data, a template or a comment is not code', () => {
    for (const page of [
      `<script type="text/template">SITE_CONTEXT = ${literal}</script>`,
      `<script type="application/json">${literal}</script>`,
      `<!-- <script>SITE_CONTEXT = ${literal}</script> -->`,
      `<textarea><script>SITE_CONTEXT = ${literal}</script></textarea>`,
    ]) {
      assert.deepEqual(findingsIn(page), [], page);
    }
  });

  it('an assignment in a comment of a context assigns nothing', () => {
    const script = `SITE_CONTEXT = {/* SITE_CONTEXT = {, */ "item": {}}; SITE_CONTEXT = ${literal}`;
    assert.deepEqual(
      findingsIn(script).map(({ code, piece }) => [code, piece]),
      [
        ['json-comment', '/* SITE_CONTEXT = {, */'],
        ...findingsIn(`SITE_CONTEXT = ${literal}`).map(({ code, piece }) => [code, piece]),
      ],
    );
  });

  it('a script that is never closed', () => assert.equal(findingsIn(`<script>SITE_CONTEXT = ${literal}`).length, 1));
});

/** In the faulty contexts of real sites: the first token that is not JSON. */
const firstFault: readonly (readonly [site: string, code: string, piece: string, before: string])[] = [
  ['hackwaw', 'json-join', '+', '"'],
  ['multietch', 'json-bare-key', 'facebookAppId', ' '],
];

describe('contexts of real sites', { skip }, () => {
  const inPlace = (name: string) => (skip ? [] : filesIn(name));

  for (const { name, text } of inPlace('contexts')) {
    it(`${name}: nothing that the platform wrote is reported as an error`, () => {
      const inScript = places['an inline script']?.(text) ?? '';
      for (const file of [text, inScript]) {
        assert.deepEqual(
          findingsIn(file, false).filter(({ severity }) => severity !== 'info'),
          [],
        );
      }
    });
  }

  for (const { name, text } of inPlace('contexts_broken')) {
    it(`${name}: one error at the first token that is not JSON`, () => {
      const [site = '', code, piece, before] = firstFault.find(([site]) => name.startsWith(site)) ?? [];
      const [found, ...others] = findingsIn(text, false);
      assert.deepEqual([found?.code, found?.piece, others.length], [code, piece, 0], site);
      const start = found?.start.offset ?? 0;
      assert.equal(text[start - 1], before);
      const soFar = text.slice(text.indexOf('{'), start);
      assert.equal(positionOf(() => JSON.parse(soFar)) ?? soFar.length, soFar.length);
    });
  }
});

/** The position at which JSON.parse fails, unless that is the end. */
function positionOf(run: () => unknown): number | undefined {
  try {
    run();
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    return position === undefined ? undefined : Number(position);
  }
  return undefined;
}
