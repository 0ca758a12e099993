import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CompletionItem, Hover } from 'vscode-languageserver/node';
import { Editor } from './client.ts';

describe('completion and hover in an editor', () => {
  let editor: Editor;
  before(async () => {
    editor = await Editor.start();
  });
  after(() => editor.stop());

  const complete = async (uri: string, marked: string, language?: string): Promise<readonly CompletionItem[]> => {
    await editor.open(uri, marked.replace('|', ''), language);
    return editor.request('textDocument/completion', uri, marked.indexOf('|'));
  };

  it('inserts an attribute with its quotes, and a flag alone', async () => {
    const items = await complete('file:///pages/a.html', '<p>🎨<site-dialog di|>');
    const range = { start: { line: 0, character: 18 }, end: { line: 0, character: 20 } };
    const style = items.find(({ label }) => label === 'dialog-style');
    assert.deepEqual(style?.textEdit, { range, newText: 'dialog-style="$1"' });
    const flag = items.find(({ label }) => label === 'destructive');
    assert.deepEqual(flag?.textEdit, { range, newText: 'destructive' });
  });

  it('inserts a key of JSON with its quotes and colon', async () => {
    const items = await complete('file:///pages/a.json', '{ "website": { "site|" } }', 'json');
    const title = items.find(({ label }) => label === 'siteTitle');
    assert.deepEqual(title?.textEdit, {
      range: { start: { line: 0, character: 15 }, end: { line: 0, character: 21 } },
      newText: '"siteTitle": ',
    });
  });

  it('works in a template, without its front matter', async () => {
    const items = await complete('file:///pages/a.astro', '---\nconst a = 1 < b;\n---\n<site-|>', 'astro');
    assert.ok(items.some(({ label }) => label === 'site-gallery'));
  });

  it('shows a description with its range', async () => {
    const uri = 'file:///pages/hover.html';
    await editor.open(uri, '<site-gallery design="grid"></site-gallery>');
    const hover: Hover | null = await editor.request('textDocument/hover', uri, 16);
    assert.deepEqual(hover?.range, { start: { line: 0, character: 14 }, end: { line: 0, character: 20 } });
    assert.equal(await editor.request('textDocument/hover', uri, 0), null);
  });

  it('offers nothing in other languages', async () => {
    assert.deepEqual(await complete('file:///pages/a.md', '<site-|>', 'markdown'), []);
    assert.deepEqual(editor.errors, []);
  });
});

describe('a language server', () => {
  it('ends with its editor, also without a farewell', async () => {
    const editor = await Editor.start();
    const code = new Promise((resolve) => editor.process.once('exit', resolve));
    editor.process.stdin?.end();
    assert.equal(await code, 1);
  });
});
