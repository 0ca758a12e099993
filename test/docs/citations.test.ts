import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { slugOf } from '../../tools/docs/section.ts';
import { fromRoot, root } from '../../tools/root.ts';

interface Line {
  readonly place: string;
  readonly text: string;
}

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');

const trackedFiles = (): string[] =>
  spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => /\.(tsx?|mjs|css|html|md)$/.test(file) && file !== 'test/docs/citations.test.ts');

const lines: readonly Line[] = trackedFiles().flatMap((file) =>
  read(file)
    .split('\n')
    .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
);

/** The anchors of a Markdown page, as GitHub and the docs build them. */
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set([...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading)));

const pages = new Map(['docs/spec.md', 'docs/decisions.md'].map((page) => [page, anchorsOf(page)]));

/** Sections of documents that are not in the repository. */
const foreign =
  /(?<!\[)\b(runtime|widgets|spec|specification|decisions?|issue|architecture),? \d|\b\w+ specification \d|(?<!docs\/|\()architecture\.md/i;

describe('citations', () => {
  it('resolve to a heading of the specification or the decisions', () => {
    const cited = lines.flatMap(({ place, text }) =>
      [...text.matchAll(/\b(docs\/(?:spec|decisions)\.md)#([\w-]+)/g)].map(([, page = '', anchor = '']) => ({
        place,
        page,
        anchor,
      })),
    );
    assert.ok(cited.length > 200, `only ${cited.length} citations found`);
    assert.deepEqual(
      cited.filter(({ page, anchor }) => !pages.get(page)?.has(anchor)),
      [],
    );
  });

  it('lead to nothing outside of the repository', () => {
    const found = lines.filter(
      ({ place, text }) => !/^(docs\/(spec|decisions)|CHANGELOG)\.?/.test(place) && foreign.test(text),
    );
    assert.deepEqual(found, []);
  });
});
