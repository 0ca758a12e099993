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

const files = trackedFiles();

const lines: readonly Line[] = files.flatMap((file) =>
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

/** Standards cited by number or by section: each citation needs a link in the same comment or paragraph. */
const standard =
  /\b(RFC|WCAG|GDPR|ECMA-|ISO|BCP|E\.|SARIF|OpenAPI|EDPB|CNIL|(WAI-)?ARIA|(HTML|CSS|DOM|SVG|CSP|Unicode) Level) ?(articles? |guidelines |deliberation )?\d|\bAPG\b/;

const comments = /\/\*[\s\S]*?\*\/|(?:(?<=^|\s)\/\/[^\n]*\n?\s*)+/g;
const passagesOf = (file: string): readonly string[] =>
  file.endsWith('.md') ? read(file).split(/\n\s*\n/) : (read(file).match(comments) ?? []);

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

  it('of standards have a link beside them', () => {
    const found = files
      .filter((file) => file !== 'CHANGELOG.md')
      .flatMap((file) =>
        passagesOf(file)
          .filter((passage) => standard.test(passage) && !/https:\/\//.test(passage))
          .map((passage) => `${file}: ${passage.trim().slice(0, 120)}`),
      );
    assert.deepEqual(found, []);
  });
});
