import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { type CodeAction, type TextDocumentEdit, TextEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { minimalEdits } from '../../../cli/lsp/text-edits.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { Editor } from './client.ts';

const page = `<site-gallery design="gird" slides-per-rwo="3"></site-gallery>
<p>🎨</p>
<a href="mailto: ann@example.com">Ann</a>
`;

describe('fixes in an editor', () => {
  let editor: Editor;
  before(async () => {
    editor = await Editor.start();
  });
  after(() => editor.stop());

  const actions = (uri: string, at: string, only?: readonly string[]): Promise<readonly CodeAction[]> => {
    const document = editor.document(uri);
    const position = document.positionAt(document.getText().indexOf(at));
    const range = { start: position, end: position };
    return editor.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics: [], ...(only && { only }) },
    });
  };

  const editsOf = ({ edit }: CodeAction): TextDocumentEdit => {
    const [change] = edit?.documentChanges ?? [];
    assert.ok(change && 'edits' in change);
    return change;
  };

  it('are offered for the finding at the cursor, with what they change and for the version of the text', async () => {
    const uri = 'file:///pages/fix.html';
    await editor.open(uri, page);
    const [fix, ...others] = await actions(uri, 'gird', ['quickfix']);
    assert.deepEqual(others, []);
    assert.equal(fix?.title, 'Replace "gird" by "grid"');
    assert.equal(fix?.kind, 'quickfix');
    assert.deepEqual(
      fix?.diagnostics?.map(({ code }) => code),
      ['element-value'],
    );
    assert.ok(fix);
    const { textDocument, edits } = editsOf(fix);
    assert.deepEqual(textDocument, { uri, version: 1 });
    const document = editor.document(uri);
    assert.equal(
      TextDocument.applyEdits(
        document,
        edits.filter((edit) => TextEdit.is(edit)),
      ),
      page.replace('gird', 'grid'),
    );
  });

  it('are applied together when the document is saved, each only where it changes the text', async () => {
    const uri = 'file:///pages/fix-all.html';
    await editor.open(uri, page);
    const [all, ...others] = await actions(uri, 'Ann', ['source.fixAll.siteElements']);
    assert.deepEqual(others, []);
    assert.ok(all);
    const { edits } = editsOf(all);
    const document = editor.document(uri);
    const fixed = TextDocument.applyEdits(
      document,
      edits.filter((edit) => TextEdit.is(edit)),
    );
    assert.match(fixed, /design="grid" slides-per-row="3"[\s\S]*mailto:ann@example\.com/);
    assert.ok(edits.every(({ range }) => range.start.line !== 1 && range.end.line !== 1));
    await editor.replace(uri, fixed);
    assert.deepEqual(await actions(uri, 'Ann', ['source.fixAll']), []);
  });

  it('are not offered where nothing is wrong', async () => {
    const uri = 'file:///pages/right.html';
    await editor.open(uri, '<p>Right</p>');
    assert.deepEqual(await actions(uri, 'Right'), []);
  });

  it('are sent without a version to editors that have none', async () => {
    const old = await Editor.start({ capabilities: {} });
    const uri = 'file:///pages/old.html';
    await old.open(uri, page);
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 40 } };
    const context = { diagnostics: [] };
    const found: CodeAction[] = await old.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context,
    });
    assert.ok(found.length > 0);
    for (const { edit } of found) assert.deepEqual(Object.keys(edit?.changes ?? {}), [uri]);
    assert.equal(await old.stop(), 0);
  });
});

describe('the edits from one text to another', () => {
  it('result in the other text for any two texts', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', '🎨', '\ud83c', '\n', '\r\n', 'line\n'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        let result = before;
        for (const { start, end, text } of [...minimalEdits(before, after)].reverse())
          result = result.slice(0, start) + text + result.slice(end);
        assert.equal(result, after);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
