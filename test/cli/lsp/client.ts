/** An editor for tests: starts the language server, from its source if nothing else is chosen, and speaks the protocol with it over stdio. */

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  type FileEvent,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { root } from '../../../tools/root.ts';
import { eventually } from '../../support/eventually.ts';

/** The capabilities of a current editor. An older one offers none of them. */
const current: ClientCapabilities = {
  workspace: {
    workspaceFolders: true,
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceEdit: { documentChanges: true },
  },
  textDocument: {
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
    rename: { prepareSupport: true },
  },
};

export interface EditorOptions {
  /** The folder that the editor has opened, absolute. */
  readonly folder?: string;
  readonly capabilities?: ClientCapabilities;
  readonly args?: readonly string[];
  /** The arguments of Node that start another server. */
  readonly program?: readonly string[];
}

const ownServer = ['--import', 'tsx', 'cli/main.ts', 'lsp'];

export const uriOf = (folder: string, file: string): string => pathToFileURL(join(folder, file)).href;

export class Editor {
  readonly connection: ProtocolConnection;
  readonly process: ChildProcess;
  /** The last diagnostics of each document. */
  readonly received = new Map<string, PublishDiagnosticsParams>();
  /** The messages that the server has shown. */
  readonly shown: string[] = [];
  readonly errors: string[] = [];
  /** The globs of the files that the server watches. */
  readonly watched: string[] = [];
  readonly #documents = new Map<string, TextDocument>();

  private constructor(args: readonly string[]) {
    this.process = spawn(process.execPath, [...args], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const { stdin, stdout } = this.process;
    if (!stdin || !stdout) throw new Error('The server has no streams.');
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.connection.onNotification(
      'textDocument/publishDiagnostics',
      (sent: PublishDiagnosticsParams) => void this.received.set(sent.uri, sent),
    );
    this.connection.onNotification(
      'window/showMessage',
      ({ message }: { message: string }) => void this.shown.push(message),
    );
    this.connection.onNotification(
      'window/logMessage',
      ({ message }: { message: string }) => void this.errors.push(message),
    );
    this.connection.onRequest('client/registerCapability', ({ registrations }) => {
      for (const { registerOptions } of registrations)
        for (const { globPattern } of registerOptions?.watchers ?? []) this.watched.push(globPattern);
      return null;
    });
    this.connection.listen();
  }

  /** Starts a server. Call `stop` at the end of the test. */
  static async start({
    folder,
    capabilities = current,
    args = [],
    program = [...ownServer, ...args],
  }: EditorOptions = {}): Promise<Editor & { readonly server: InitializeResult }> {
    const editor = new Editor(program);
    const server: InitializeResult = await editor.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: folder ? pathToFileURL(folder).href : null,
      capabilities,
      workspaceFolders: folder ? [{ uri: pathToFileURL(folder).href, name: 'site' }] : null,
    });
    await editor.connection.sendNotification('initialized', {});
    return Object.assign(editor, { server });
  }

  /** Ends the server as an editor does. Returns its exit code. */
  async stop(): Promise<number | null> {
    const code = new Promise<number | null>((resolve) => this.process.once('exit', resolve));
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    return code;
  }

  open(uri: string, text: string, languageId = 'html'): Promise<void> {
    this.#documents.set(uri, TextDocument.create(uri, languageId, 1, text));
    return this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
  }

  /** Changes a document by an edit, as typing does. Offsets are those of the text. */
  edit(uri: string, start: number, end: number, text: string): Promise<void> {
    const document = this.document(uri);
    const range = { start: document.positionAt(start), end: document.positionAt(end) };
    const contentChanges: TextDocumentContentChangeEvent[] = [{ range, text }];
    const changed = TextDocument.update(document, contentChanges, document.version + 1);
    this.#documents.set(uri, changed);
    return this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: changed.version },
      contentChanges,
    });
  }

  /** Replaces the text of a document. */
  replace(uri: string, text: string): Promise<void> {
    return this.edit(uri, 0, this.document(uri).getText().length, text);
  }

  close(uri: string): Promise<void> {
    this.#documents.delete(uri);
    return this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  changed(...changes: FileEvent[]): Promise<void> {
    return this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
  }

  document(uri: string): TextDocument {
    const document = this.#documents.get(uri);
    if (!document) throw new Error(`${uri} is not open.`);
    return document;
  }

  /** Waits for the diagnostics of the current version of a document. */
  async diagnostics(uri: string): Promise<readonly Diagnostic[]> {
    const { version } = this.document(uri);
    const found = await eventually(`diagnostics of version ${version}`, () => {
      const last = this.received.get(uri);
      return last?.version === version ? last : undefined;
    });
    return found.diagnostics;
  }

  /** Waits until the diagnostics of the current version have exactly these rules, in order. */
  async untilRules(uri: string, ...rules: readonly string[]): Promise<readonly Diagnostic[]> {
    const expected = rules.join(', ');
    return eventually(`the rules "${expected}" in ${uri}`, async () => {
      const diagnostics = await this.diagnostics(uri);
      const found = diagnostics.map(({ code }) => code).join(', ');
      if (found !== expected) throw new Error(`found "${found}"`);
      return diagnostics;
    });
  }

  /** Sends a request about a place in a document. */
  request<Result>(method: string, uri: string, offset: number, more: object = {}): Promise<Result> {
    const position = this.document(uri).positionAt(offset);
    return this.connection.sendRequest(method, { textDocument: { uri }, position, ...more });
  }
}
