import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type DocumentLink, type Location, TextDocumentEdit, type WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { folderOf } from '../command.ts';
import { Editor, uriOf } from './client.ts';

const whole = (body: string): string => `<!doctype html>\n<html lang="en">\n<title>A</title>\n${body}\n</html>\n`;

const files = {
  'index.html': whole(
    '<h2 id="prints">Prints</h2><a href="#prints">Prints</a><nav aria-labelledby="menu prints"></nav><label for="q">Q</label>' +
      '<h2 id="menu">Menu</h2><input id="q"> <a href="about.html#team">Team</a> <a href="notes.txt">Notes</a> <a href="/about">About</a>' +
      ' <img src="a.png" alt="A"> <a href="gone.html">Gone</a>',
  ),
  'about.html': whole('<h2 id="team">Team</h2><a href="/#prints">Prints</a> <a href="index.html#prints">Prints</a>'),
  'notes.txt': 'Notes',
  'a.png': '',
};

describe('navigation in an editor', () => {
  let editor: Editor;
  let folder: string;
  let index: string;
  before(async () => {
    folder = await folderOf(files);
    editor = await Editor.start({ folder });
    index = uriOf(folder, 'index.html');
    await editor.open(index, files['index.html']);
    await editor.untilRules(index, 'internal-path');
  });
  after(() => editor.stop());

  const at = (text: string): number => files['index.html'].indexOf(text) + 1;

  /** The text of the places, with their files. */
  const textsAt = (locations: readonly Location[]): readonly string[] =>
    locations.map(({ uri, range }) => {
      const name = uri.slice(uri.lastIndexOf('/') + 1);
      const document = TextDocument.create(uri, 'html', 0, files[name === 'about.html' ? name : 'index.html']);
      return `${name} ${document.offsetAt(range.start)} ${document.getText(range)}`;
    });

  const definitions = async (text: string): Promise<readonly string[]> =>
    textsAt(await editor.request<Location[]>('textDocument/definition', index, at(text)));

  it('leads from a reference to the element with the id', async () => {
    const place = `index.html ${files['index.html'].indexOf('prints')} prints`;
    assert.deepEqual(await definitions('#prints'), [place]);
    assert.deepEqual(await definitions('prints"></nav>'), [place]);
    assert.match(String(await definitions('q">Q<')), /^index\.html \d+ q$/);
  });

  it('leads from a link to its page, and to the id in that page', async () => {
    assert.deepEqual(await definitions('about.html#team'), [`about.html ${files['about.html'].indexOf('team')} team`]);
    assert.deepEqual(await definitions('/about"'), ['about.html 0 ']);
    assert.deepEqual(await definitions('gone.html'), []);
    assert.deepEqual(await definitions('Menu<'), []);
  });

  it('lists the references of an id in the site', async () => {
    const context = { includeDeclaration: false };
    const found: Location[] = await editor.request('textDocument/references', index, at('prints'), { context });
    assert.deepEqual(
      textsAt(found).map((place) => place.replace(/ \d+ /, ' ')),
      ['index.html prints', 'index.html prints', 'about.html prints', 'about.html prints'],
    );
  });

  it('renames an id in its page and in links of other pages', async () => {
    const offset = at('prints"></nav>');
    assert.deepEqual(await editor.request('textDocument/prepareRename', index, at('Menu<')), null);
    const edit: WorkspaceEdit = await editor.request('textDocument/rename', index, offset, { newName: 'posters' });
    const renamed = new Map<string, string>();
    for (const change of edit.documentChanges ?? []) {
      assert.ok(TextDocumentEdit.is(change));
      const { uri, version } = change.textDocument;
      const name = uri === index ? 'index.html' : 'about.html';
      assert.equal(version, uri === index ? 1 : null);
      const document = TextDocument.create(uri, 'html', 1, files[name]);
      const edits = change.edits.flatMap((one) => ('newText' in one ? [one] : []));
      renamed.set(name, TextDocument.applyEdits(document, edits));
    }
    for (const name of ['index.html', 'about.html'] as const)
      assert.equal(renamed.get(name), files[name].replaceAll(/(?<=[#" ])prints(?=")/g, 'posters'));
  });

  it('refuses a name that cannot be an id', async () => {
    await assert.rejects(
      editor.request('textDocument/rename', index, at('prints'), { newName: 'two prints' }),
      /An id has at least one character/,
    );
  });

  it('offers the links to pages and files that exist', async () => {
    const links: DocumentLink[] = await editor.connection.sendRequest('textDocument/documentLink', {
      textDocument: { uri: index },
    });
    assert.deepEqual(
      links.map(({ target }) => target),
      ['about.html', 'notes.txt', 'about.html', 'a.png'].map((file) => uriOf(folder, file)),
    );
  });

  it('finds nothing in a document that is not open', async () => {
    const textDocument = { uri: uriOf(folder, 'about.html') };
    const position = { line: 0, character: 0 };
    assert.deepEqual(await editor.connection.sendRequest('textDocument/definition', { textDocument, position }), []);
    assert.deepEqual(editor.errors, []);
  });
});
