/** The extension: starts the language server for the documents that it can check. */
import { commands, type ExtensionContext, workspace } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { checkedLanguages } from '../../../cli/lsp/document-kind.ts';
import { projectServer } from './project-server.ts';

const name = 'site-elements';

/** The folders of the workspace on this computer. */
const folders = (): readonly string[] =>
  (workspace.workspaceFolders ?? []).flatMap(({ uri }) => (uri.scheme === 'file' ? [uri.fsPath] : []));

/** The program of a project is code of the project, which runs only in a workspace that the user trusts. */
function chosenServer(): string | undefined {
  const isChosen = workspace.getConfiguration(name).get('server') !== 'extension';
  return isChosen && workspace.isTrusted ? projectServer(folders()) : undefined;
}

function createClient(context: ExtensionContext): LanguageClient {
  const [cwd] = folders();
  const project = chosenServer();
  const server = {
    module: project ?? context.asAbsolutePath('dist/server.mjs'),
    args: project === undefined ? [] : ['lsp'],
    transport: TransportKind.stdio,
    options: cwd === undefined ? {} : { cwd },
  };
  const documentSelector = checkedLanguages.flatMap((language) =>
    ['file', 'untitled'].map((scheme) => ({ scheme, language })),
  );
  return new LanguageClient(name, name, server, { documentSelector });
}

let client: LanguageClient | undefined;

/** Runs one start or end after the other. */
let work: Promise<void> = Promise.resolve();

function stop(): Promise<void> {
  work = work.then(async () => {
    const running = client;
    client = undefined;
    // A server that could not start cannot be stopped either.
    await running?.dispose().catch(() => {});
  });
  return work;
}

function start(context: ExtensionContext): Promise<void> {
  work = work.then(async () => {
    client = createClient(context);
    // The client shows the failure.
    await client.start().catch(() => {});
  });
  return work;
}

/** Called by the editor when it opens a document of a known language. */
export function activate(context: ExtensionContext): Promise<void> {
  const restart = async (): Promise<void> => {
    await stop();
    await start(context);
  };
  context.subscriptions.push(
    commands.registerCommand(`${name}.restart`, restart),
    workspace.onDidGrantWorkspaceTrust(restart),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration(`${name}.server`)) void restart();
    }),
  );
  return start(context);
}

/** Called by the editor before it ends. */
export const deactivate = (): Promise<void> => stop();
