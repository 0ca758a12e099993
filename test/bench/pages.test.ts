import assert from 'node:assert/strict';
import { it } from 'node:test';
import { generateLinkedPages, generatePages } from '../../bench/pages.ts';
import { generateSavedPages } from '../../bench/saved-pages.ts';
import { convertSitePage } from '../../cli/convert/convert-site-page.ts';
import { SavedFiles } from '../../cli/convert/files/saved-files.ts';
import { checkPage } from '../../cli/lint/check-page.ts';
import { lint } from '../../cli/lint.ts';

const pages = generatePages(20, 1);

it('the pages of the bench have no findings, so that all tools do the same work', () => {
  const findings = [...pages].flatMap(([file, text]) => checkPage({ file, text }));
  assert.deepEqual(findings, []);
});

it('they have about 27 KB each, are all different, and the same seed makes the same pages', () => {
  const texts = [...pages.values()];
  assert.equal(new Set(texts).size, 20);
  assert.deepEqual([...generatePages(20, 1).values()], texts);
  for (const { length } of texts) assert.ok(length > 24 * 1024 && length < 28 * 1024, String(length));
});

it('the pages with many links have no findings, and 140 links and ids each', () => {
  const linked = [...generateLinkedPages(3, 1)].map(([path, text]) => ({ path, text }));
  assert.deepEqual(lint(linked).findings, []);
  for (const { text } of linked)
    assert.deepEqual([text.match(/href="page-\d\.html#/g)?.length, text.match(/ id="/g)?.length], [140, 140]);
});

it('the saved pages have about 27 KB and 16 blocks each, and all of them are converted', () => {
  const saved = generateSavedPages(20);
  const files = new SavedFiles(saved.keys());
  for (const [file, text] of saved) {
    assert.ok(text.length > 25 * 1024 && text.length < 29 * 1024, String(text.length));
    const { parts } = convertSitePage({ file, text }, file, files);
    assert.equal(parts.filter(({ code }) => code === 'convert-converted').length, 16);
    assert.deepEqual(
      parts.filter(({ outcome }) => outcome === 'left'),
      [],
    );
  }
});
