/** Renders Markdown to pages: dead links and missing text fail the build. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exampleFiles } from '../../tools/docs/examples.ts';
import { piecesOf } from '../../tools/docs/include.ts';
import { render } from '../../tools/docs/markdown.ts';
import type { DocsPage } from '../../tools/docs/page.ts';
import { sectionOf } from '../../tools/docs/section.ts';
import { readHash } from '../../tools/docs/site/playground/shared-source.ts';

const pageOf = (markdown: string, more: Partial<DocsPage> = {}): DocsPage => ({
  path: 'elements/sample',
  source: 'elements/sample/sample.md',
  group: 'Elements',
  pieces: [{ markdown: `# Sample\n\n${markdown}`, source: 'elements/sample/sample.md' }],
  ...more,
});

const known: Readonly<Record<string, string>> = {
  'docs/security.md': 'security',
  'elements/map/map.md': 'elements/map',
};
const htmlOf = (markdown: string): string => render(pageOf(markdown), (source) => known[source]).html;

describe('a page of the docs', () => {
  it('links to the pages of the files that its source links to', () => {
    assert.match(htmlOf('[a](../../docs/security.md#forms)'), /href="\.\.\/security\.html#forms"/);
    assert.match(htmlOf('[a](../map/map.md)'), /href="\.\.\/elements\/map\.html"/);
    assert.match(htmlOf('[a](https://example.org/) [b](#here)'), /href="https:\/\/example\.org\/".*href="#here"/);
  });

  it('shows the text of a link to source code without a link', () => {
    assert.match(htmlOf('[`cli/mock`](../../cli/mock)'), /<p><code>cli\/mock<\/code><\/p>/);
  });

  it('fails on a link to a file that is not a page', () => {
    assert.throws(() => htmlOf('[a](../../docs/securty.md)'), /links to \.\.\/\.\.\/docs\/securty\.md/);
  });

  it('fails on an unknown code language, and on a missing section', async () => {
    assert.throws(() => htmlOf('```htlm\n<p>\n```'), /htlm/);
    await assert.rejects(piecesOf('<!-- include README.md#not-there -->', 'docs/a.md'), /no heading "#not-there"/);
  });

  it('includes a section with its subsections', () => {
    const markdown = '# A\n\none\n\n## B\n\ntwo\n\n### C\n\n```sh\n# three\n```\n\n## D\n\nfour';
    assert.equal(sectionOf(markdown, 'a'), 'one');
    assert.equal(sectionOf(markdown, 'b'), 'two\n\n### C\n\n```sh\n# three\n```');
    assert.equal(sectionOf(markdown, 'three'), undefined);
  });

  it('shows the code of an example, and runs it from files without inline code', () => {
    const code =
      '<style>\np { color: red }\n</style>\n<p>One</p>\n<script type="module">\nimport "/site-elements/site-shopping-cart.js";\n</script>';
    const { html, examples } = render(pageOf(`\`\`\`html\n${code}\n\`\`\``, { isLive: true }), () => undefined);
    assert.match(html, /<iframe src="\.\.\/examples\/sample-1\.html" title="Example 1: Sample"/);
    const [example] = examples;
    assert.ok(example);
    const files = exampleFiles(example);
    assert.deepEqual([...files.keys()], ['sample-1.html', 'sample-1.css', 'sample-1.js']);
    assert.doesNotMatch(files.get('sample-1.html') ?? '', /<style|<script[^>]*>[^<]/);
    assert.equal(files.get('sample-1.js')?.trim(), 'import "../../site-elements/slim/site-shopping-cart.js";');
  });

  it('has a link for each example that opens it in the playground', async () => {
    const code = '<site-spinner>Wait</site-spinner>';
    const { html } = render(pageOf(`\`\`\`html\n${code}\n\`\`\``, { isLive: true }), () => undefined);
    const [, hash = ''] = /<a href="\.\.\/playground\.html#([^"]+)">Edit/.exec(html) ?? [];
    assert.deepEqual(await readHash(hash), { state: { source: code } });
  });

  it('groups code blocks with a tab, and keeps others apart', () => {
    const html = htmlOf('```html tab=HTML\n<p>\n```\n\n```tsx tab=React\n<p />\n```\n\nText\n\n```js tab=JS\n1\n```');
    const groups = html.split('<div class="tabs">').slice(1);
    assert.deepEqual(
      groups.map((group) => [...group.matchAll(/class="tab-name">(\w+)</g)].map(([, name]) => name)),
      [['HTML', 'React'], ['JS']],
    );
    assert.doesNotMatch(html, /<!--/);
  });

  it('inlines a diagram without its style, named by its alternative text', () => {
    const html = htmlOf('![From contracts to files](../../docs/pictures/contract.svg)');
    assert.match(html, /<svg [^>]*role="img" aria-label="From contracts to files"/);
    assert.doesNotMatch(html, /<style|<title/);
  });

  it('fails on an image that is not a diagram', () => {
    assert.throws(() => htmlOf('![Halden](../../docs/pictures/halden-light.avif)'), /only SVG diagrams/);
  });
});
