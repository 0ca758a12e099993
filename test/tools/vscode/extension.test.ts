/** Tests the packed extension for VS Code: its contents, and its server as an editor uses it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { CodeAction, CompletionItem, Diagnostic } from 'vscode-languageserver/node';
import { checkedLanguages } from '../../../cli/lsp/document-kind.ts';
import { version } from '../../../tools/package-json.ts';
import { root } from '../../../tools/root.ts';
import { projectServer } from '../../../tools/vscode/client/project-server.ts';
import { packExtension } from '../../../tools/vscode/pack.ts';
import { Editor, uriOf } from '../../cli/lsp/client.ts';
import { eventually } from '../../support/eventually.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { unzip } from './unzip.ts';

const packed = await packExtension(temporaryFolder());
const unpacked = temporaryFolder();
const names = unzip(readFileSync(packed), unpacked);
const extension = join(unpacked, 'extension');
const server = join(extension, 'dist/server.mjs');
const manifest = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8'));

describe('the extension for VS Code', () => {
  it('contains its bundles, the pages of the rules and the descriptions of the elements, and nothing else', () => {
    const others = names.filter((name) => !/^extension\/cli\/lint\/rules\/[a-z-]+\.md$/.test(name));
    assert.deepEqual(others.toSorted(), [
      '[Content_Types].xml',
      'extension.vsixmanifest',
      'extension/LICENSE.txt',
      'extension/dist/client.cjs',
      'extension/dist/meta/custom-elements.json',
      'extension/dist/server.mjs',
      'extension/icon.png',
      'extension/licenses.txt',
      'extension/package.json',
      'extension/readme.md',
    ]);
    assert.ok(names.length - others.length > 50, 'the pages of the rules');
  });

  it('is smaller than 1 MB', () => {
    const { size } = statSync(packed);
    assert.ok(size < 1_000_000, `${size} bytes`);
  });

  it('has the version of site-elements, and starts for all languages that the server knows except JavaScript', () => {
    assert.equal(manifest.version, version);
    assert.deepEqual(
      [...manifest.activationEvents, 'onLanguage:javascript'].toSorted(),
      checkedLanguages.map((id) => `onLanguage:${id}`).toSorted(),
    );
    assert.deepEqual([manifest.devDependencies, manifest.private], [undefined, undefined]);
  });

  it('contains the licences of the packages in its bundles, and no path of the machine that built it', () => {
    const text = readFileSync(join(extension, 'licenses.txt'), 'utf8');
    for (const name of ['vscode-languageclient', 'vscode-languageserver', 'htmlparser2', 'zod'])
      assert.match(text, new RegExp(`^${name} \\S+ \\(`, 'm'));
    const withPath = names.filter((name) => readFileSync(join(unpacked, name), 'utf8').includes(root));
    assert.deepEqual(withPath, []);
  });

  it('has a client that loads with nothing but the modules of Node and the editor', () => {
    // The editor defines classes that the client extends: each name is one here.
    const script = `
      const editor = new Proxy(class {}, { get: (target, name) => (name in target ? target[name] : editor) });
      const { _load } = require('node:module');
      require('node:module')._load = (name, ...others) => (name === 'vscode' ? editor : _load(name, ...others));
      const { activate, deactivate } = require(${JSON.stringify(join(extension, 'dist/client.cjs'))});
      console.log(typeof activate, typeof deactivate);`;
    assert.equal(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim(), 'function function');
  });
});

describe('the server of the extension', () => {
  it('shows the problems of a page with their pages, fixes one, and describes the elements', async () => {
    const folder = temporaryFolder();
    const editor = await Editor.start({ folder, program: [server, '--stdio', `--clientProcessId=${process.pid}`] });
    const uri = uriOf(folder, 'index.html');
    const text = '<!doctype html><title>A</title>\n<site-gallery design="carousell"></site-gallery>\n';
    await editor.open(uri, text);
    const wrong = await eventually('the finding has a link to the page of its rule', async () => {
      const diagnostics = await editor.diagnostics(uri);
      return diagnostics.find(({ code, codeDescription }) => code === 'element-value' && codeDescription);
    });
    assert.ok(existsSync(fileURLToPath(wrong.codeDescription?.href ?? '')));
    const actions = await editor.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: wrong.range,
      context: { diagnostics: [wrong] satisfies Diagnostic[] },
    });
    assert.match(actions[0]?.title ?? '', /carousel/);
    await editor.edit(uri, text.length, text.length, '<site-');
    const found = await editor.request<{ items?: CompletionItem[] } | CompletionItem[]>(
      'textDocument/completion',
      uri,
      text.length + 6,
    );
    const items = Array.isArray(found) ? found : (found.items ?? []);
    assert.ok(items.some(({ label, documentation }) => label === 'site-video' && documentation));
    assert.deepEqual(editor.errors, []);
    assert.equal(await editor.stop(), 0);
  });
});

describe('the version that checks a project', () => {
  const install = (folder: string): string => {
    const program = join(folder, 'node_modules/site-elements/dist/cli/main.js');
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(join(folder, 'node_modules/site-elements/package.json'), '{ "name": "site-elements" }');
    writeFileSync(program, '');
    return program;
  };

  it('is the one that the project has installed, also above the folder that the editor has opened', () => {
    const project = temporaryFolder();
    const program = install(project);
    const pages = join(project, 'src/pages');
    mkdirSync(pages, { recursive: true });
    assert.equal(projectServer([temporaryFolder(), pages]), program);
  });

  it('is that of the extension without one', () => {
    assert.equal(projectServer([temporaryFolder()]), undefined);
    assert.equal(projectServer([]), undefined);
  });
});
