import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { DiagnosticSeverity, FileChangeType } from 'vscode-languageserver/node';
import { lint } from '../../../cli/lint.ts';
import { eventually } from '../../support/eventually.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { folderOf } from '../command.ts';
import { Editor, uriOf } from './client.ts';

const whole = (body: string): string => `<!doctype html>\n<html lang="en">\n<title>A</title>\n${body}\n</html>\n`;

describe('an editor with the language server', () => {
  let editor: Editor;
  before(async () => {
    editor = await Editor.start();
  });
  after(() => editor.stop());

  const newUri = (() => {
    let count = 0;
    return (extension = 'html') => `file:///pages/${++count}.${extension}`;
  })();

  it('shows a mistake with its place, its level, how to fix it, and the page about its rule', async () => {
    const uri = newUri();
    await editor.open(uri, '<p>🎨</p>\n<p>🎨<img src="data:">');
    const [first] = await editor.untilRules(uri, 'image-alt');
    assert.deepEqual(first?.range, { start: { line: 1, character: 5 }, end: { line: 1, character: 9 } });
    assert.equal(first?.severity, DiagnosticSeverity.Error);
    assert.equal(first?.source, 'site-elements');
    assert.match(String(first?.message), /^The image has no alt text\.\n\S/);
    await eventually('the link to the page of the rule', async () => {
      await editor.edit(uri, 0, 0, '\n');
      const [next] = await editor.diagnostics(uri);
      return /^file:.*\/image-alt\.md$/.test(
        fileURLToPath(next?.codeDescription?.href ?? 'file:///').replace(/^/, 'file:'),
      );
    });
  });

  it('updates what it shows with each edit, for the version of the text that it checked', async () => {
    const uri = newUri();
    await editor.open(uri, '<img src="data:">');
    await editor.untilRules(uri, 'image-alt');
    await editor.edit(uri, 16, 16, ' alt="A"');
    await editor.untilRules(uri);
    assert.equal(editor.received.get(uri)?.version, 2);
    for (const letter of '<img src="data:">') {
      const end = editor.document(uri).getText().length;
      await editor.edit(uri, end, end, letter);
    }
    await editor.untilRules(uri, 'image-alt');
  });

  it('removes what it has shown when the document is closed', async () => {
    const uri = newUri();
    await editor.open(uri, '<img src="data:">');
    await editor.untilRules(uri, 'image-alt');
    await editor.close(uri);
    await eventually('no diagnostics', () => editor.received.get(uri)?.diagnostics.length === 0);
  });

  it('checks JSON, scripts with a site context, and new documents without a file', async () => {
    const json = newUri('json');
    await editor.open(json, '{ "website": { "siteTitle": 5 } }', 'json');
    await editor.untilRules(json, 'site-context');
    const script = newUri('js');
    await editor.open(script, 'window.SITE_CONTEXT = { "website": { "siteTitle": 5 } };', 'javascript');
    await editor.untilRules(script, 'site-context');
    await editor.open('untitled:Untitled-1', '<img src="data:">');
    await editor.untilRules('untitled:Untitled-1', 'image-alt');
  });

  it('checks nothing in other languages', async () => {
    const uri = newUri('md');
    await editor.open(uri, '<img src="data:">', 'markdown');
    assert.deepEqual(await editor.diagnostics(uri), []);
  });

  it('checks a text with a byte order mark at the right places', async () => {
    const uri = newUri();
    await editor.open(uri, '\ufeff<img src="data:">');
    const [found] = await editor.untilRules(uri, 'image-alt');
    assert.deepEqual(found?.range.start, { line: 0, character: 1 });
  });

  it('shows the findings of a fresh check after any edits', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          '<img src="x">',
          '<site-gallery design="gird">',
          '</site-gallery>',
          '<p id="a">',
          '<a href="#b">',
          '\r\n',
          '"',
        ],
        ...[
          '<!-- site-lint-disable image-alt -- reason -->',
          '<script>',
          '</script>',
          '<label for="c">',
          '🎨',
          '\r',
          '>',
        ],
        '<script type="application/json" data-site-context>{ "website": { "siteTitle": 5 } }</script>',
      ),
      fc.string({ maxLength: 8 }),
    );
    const edit = fc.record({ at: fc.nat(), length: fc.nat({ max: 20 }), text: piece });
    const uri = newUri();
    await editor.open(uri, '');
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
        for (const { at, length, text } of edits) {
          const all = editor.document(uri).getText();
          const start = at % (all.length + 1);
          await editor.edit(uri, start, Math.min(start + length, all.length), text);
        }
        const document = editor.document(uri);
        const fresh = lint([{ path: 'page.html', text: document.getText().replace(/^\ufeff/, ' ') }]).findings.map(
          ({ rule, start, end }) =>
            `${rule} ${document.offsetAt(document.positionAt(start.offset))} ${document.offsetAt(document.positionAt(end.offset))}`,
        );
        const shown = (await editor.diagnostics(uri)).map(
          ({ code, range }) => `${code} ${document.offsetAt(range.start)} ${document.offsetAt(range.end)}`,
        );
        assert.deepEqual([...new Set(shown)].sort(), [...new Set(fresh)].sort());
      }),
      // About 10,000 edits.
      { numRuns: propertyRuns(2300) },
    );
  });

  it('reports no failure of the server', () => {
    assert.deepEqual(editor.errors, []);
  });
});

describe('an editor with a folder of pages', () => {
  const start = async (files: Readonly<Record<string, string>>) => {
    const folder = await folderOf(files);
    const editor = await Editor.start({ folder });
    const open = async (file: string, language?: string): Promise<string> => {
      const uri = uriOf(folder, file);
      await editor.open(uri, files[file] ?? '', language);
      return uri;
    };
    return { folder, editor, open };
  };

  it('shows links to pages, files and ids that do not exist, and follows changes of other documents', async (context) => {
    const { editor, open, folder } = await start({
      'index.html': whole('<a href="about.html#team">Team</a> <a href="gone.html">Gone</a> <img src="a.png" alt="A">'),
      'about.html': whole('<p id="team">Team</p>'),
    });
    context.after(() => editor.stop());
    const index = await open('index.html');
    await editor.untilRules(index, 'internal-path', 'resource-path');
    const about = await open('about.html');
    await editor.replace(about, whole('<p id="staff">Team</p>'));
    await editor.untilRules(index, 'anchor-target', 'internal-path', 'resource-path');
    await editor.close(about);
    await editor.untilRules(index, 'internal-path', 'resource-path');
    await writeFile(join(folder, 'gone.html'), whole('<p>Back</p>'));
    await writeFile(join(folder, 'a.png'), '');
    await editor.changed(
      { uri: uriOf(folder, 'gone.html'), type: FileChangeType.Created },
      { uri: uriOf(folder, 'a.png'), type: FileChangeType.Created },
    );
    await editor.untilRules(index);
    await rm(join(folder, 'about.html'));
    await editor.changed({ uri: uriOf(folder, 'about.html'), type: FileChangeType.Deleted });
    await editor.untilRules(index, 'internal-path');
    assert.ok(editor.watched.includes('**/*.{html,htm}'));
    assert.deepEqual(editor.errors, []);
  });

  it('finds the pages of a folder that is added later', async (context) => {
    const { editor, open, folder } = await start({ 'index.html': whole('<a href="new/page.html">New</a>') });
    context.after(() => editor.stop());
    const index = await open('index.html');
    await editor.untilRules(index, 'internal-path');
    await mkdir(join(folder, 'new'));
    await writeFile(join(folder, 'new/page.html'), whole('<p>New</p>'));
    await editor.changed({ uri: uriOf(folder, 'new'), type: FileChangeType.Created });
    await editor.untilRules(index);
  });

  it('honours the settings of the folder, and follows their changes', async (context) => {
    const config = 'site-elements.config.json';
    const image = '<img src="data:">';
    const { editor, open, folder } = await start({
      [config]: '{ "rules": { "image-alt": "info" }, "ignore": ["drafts/**"] }',
      'a.html': image,
      'drafts/b.html': image,
    });
    context.after(() => editor.stop());
    const page = await open('a.html');
    const [finding] = await editor.untilRules(page, 'image-alt');
    assert.equal(finding?.severity, DiagnosticSeverity.Information);
    const draft = await open('drafts/b.html');
    assert.deepEqual(await editor.diagnostics(draft), []);
    await writeFile(join(folder, config), '{ "rules": { "image-alt": "off" } }');
    await editor.changed({ uri: uriOf(folder, config), type: FileChangeType.Changed });
    await editor.untilRules(page);
    await editor.untilRules(draft);
    await writeFile(join(folder, config), '{ "rules": { "image-alt": "loud" } }');
    await editor.changed({ uri: uriOf(folder, config), type: FileChangeType.Changed });
    await editor.untilRules(page, 'image-alt');
    await eventually('the mistake in the settings', () => editor.shown.some((text) => text.includes(config)));
  });

  it('works with an editor that offers nothing', async () => {
    const folder = await folderOf({ 'index.html': whole('<a href="gone.html">Gone</a>') });
    const editor = await Editor.start({ folder, capabilities: {}, args: ['--stdio'] });
    const uri = uriOf(folder, 'index.html');
    await editor.open(uri, whole('<a href="gone.html">Gone</a>'));
    await editor.untilRules(uri, 'internal-path');
    assert.equal(await editor.stop(), 0);
  });
});
