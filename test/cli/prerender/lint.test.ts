/** `check` and `validate` report for a prerendered page what they report for its source, and that it is stale. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { applyFixes, type LintFinding, lint } from '../../../cli/lint.ts';
import { fromRoot, root } from '../../../tools/root.ts';

const built = pathToFileURL(fromRoot('dist/cli/prerender.js')).href;
const { prerender }: typeof import('../../../cli/prerender.ts') = await import(built);

const ownTemplate = /<template [^>]*data-site-prerendered="[^"]*">.*?<\/template>/gs;

/** Mistakes of several rules, beside and inside of elements. */
const mistakes = `<p id="leeward">Twice<p id="leeward">
  <site-gallery design="gird"><img src="/prints/ridgeline.jpg"><a href="#gone">Gone</a></site-gallery>
  <site-dialog dialog-titel="Sure?">Grüße 🖨 <a href="mailto:a b@example.com">Mail</a></site-dialog><img src="b.png">`;

/** The findings with the text at their place, without offsets. */
const described = (findings: readonly LintFinding[], text: string) =>
  findings.map(({ rule, code, message, start, end }) => [
    rule,
    code,
    message.replace(/\bline \d+/, 'line'),
    text.slice(start.offset, end.offset).replace(ownTemplate, ''),
  ]);

const lintPage = (text: string) => lint([{ path: 'index.html', text }]);

describe('check and validate on prerendered pages', () => {
  const files = globSync('examples/**/*.html', { cwd: root }).sort();
  const sources: Record<string, string> = Object.fromEntries(
    files.map((file) => [file, readFileSync(fromRoot(file), 'utf8')]),
  );

  for (const [name, source] of Object.entries({ ...sources, mistakes })) {
    it(`${name}: the same findings as in the source, at their places in the prerendered page`, async () => {
      const { html } = await prerender(source);
      const [before, after] = [lintPage(source), lintPage(html)];
      assert.deepEqual(described(after.findings, html), described(before.findings, source));
      assert.deepEqual(after.skipped, before.skipped);
    });
  }

  it('the mistakes are found and their lines are those of the prerendered page', async () => {
    const { html } = await prerender(mistakes);
    const { findings } = lintPage(html);
    assert.ok(findings.length >= 5);
    for (const { start } of findings) {
      const before = html.slice(0, start.offset).split('\n');
      assert.deepEqual([start.line, start.column], [before.length, (before.at(-1) ?? '').length + 1]);
    }
  });

  it('a fix changes the prerendered page as it changes its source', async () => {
    const { html } = await prerender(mistakes);
    const fixed = applyFixes(html, lintPage(html).findings);
    assert.notEqual(fixed, html);
    assert.equal(fixed.replace(ownTemplate, ''), applyFixes(mistakes, lintPage(mistakes).findings));
  });
});

describe('prerendered-root', () => {
  const source =
    '<site-dialog dialog-title="Delete?">Gone <site-video><a href="a.mp4">Film</a></site-video></site-dialog>';

  const codes = (text: string): readonly string[] =>
    lintPage(text).findings.flatMap(({ rule, code }) => (rule === 'prerendered-root' ? [code] : []));

  it('reports nothing in what prerender writes, also in elements inside others and after a second run', async () => {
    const { html } = await prerender(source);
    assert.deepEqual(codes(html), []);
    assert.deepEqual(codes((await prerender(html)).html), []);
  });

  it('reports an element that was edited after prerendering, and its prerendered markup', async () => {
    const { html } = await prerender(source);
    assert.deepEqual(codes(html.replace('dialog-title="Delete?"', 'dialog-title="Remove?"')), [
      'prerendered-root-stale',
    ]);
    assert.deepEqual(codes(html.replace('>Delete?<', '>Remove?<')), ['prerendered-root-edited']);
    // The inner element is content of the outer one.
    const inner = html.replace('a.mp4">Film', 'b.mp4">Film');
    assert.deepEqual(codes(inner), ['prerendered-root-stale', 'prerendered-root-stale']);
    assert.deepEqual(codes((await prerender(inner)).html), []);
  });

  it('reports nothing when only the page around the elements has changed', async () => {
    const { html } = await prerender(source);
    assert.deepEqual(codes(`<h1>New</h1>${html}<p>End</p>`), []);
  });
});
