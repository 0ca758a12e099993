import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { globSync } from 'tinyglobby';
import { readAndCheck, readSummary } from '../../../cli/lint/check-page.ts';
import { StringInterner } from '../../../cli/text/string-interner.ts';
import { fromRoot, root } from '../../../tools/root.ts';

const suppressed = `<!doctype html><html lang="en"><title>A</title>
<!-- site-lint-disable-next anchor-target -- a script adds it -->
<a href="about.html#later">Later</a> <a href="about.html#team">Team</a></html>`;

it('an editor compares pages by the same data as the command', () => {
  const files = globSync('examples/**/*.html', { cwd: root });
  assert.ok(files.length > 10);
  const pages = files.map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') }));
  for (const source of [...pages, { file: 'suppressed.html', text: suppressed }])
    assert.deepEqual(
      readSummary(source, new StringInterner()),
      readAndCheck(source, new StringInterner()).summary,
      source.file,
    );
  const { links } = readSummary({ file: 'suppressed.html', text: suppressed }, new StringInterner());
  assert.deepEqual(
    links.map(({ fragment }) => fragment),
    ['#team'],
  );
});
