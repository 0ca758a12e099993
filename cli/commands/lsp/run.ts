import { Writable } from 'node:stream';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { formatMessage } from '../../../core/model/message-format.ts';
import { version } from '../../../package.json';
import type { ExitCode, Io } from '../../command.ts';
import { nodeHost } from '../../lsp/node-host.ts';
import { startServer } from '../../lsp/server.ts';
import { messages } from '../../messages.en.ts';

/** Writes the messages of the protocol to stdout. */
const outputOf = ({ write }: Io): Writable =>
  new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      Promise.resolve(write(chunk)).then(() => done(), done);
    },
  });

/** Starts a language server. The process ends with the input, or when the editor ends the server. */
export const run = (io: Io): Promise<ExitCode> =>
  new Promise((resolve) => {
    io.signal.addEventListener('abort', () => resolve(130), { once: true });
    const connection = createConnection(ProposedFeatures.all, io.stdin, outputOf(io));
    startServer(connection, nodeHost(io), (error) => {
      const trace = error instanceof Error ? error.stack : String(error);
      connection.console.error(`${formatMessage(messages['internal-error'], { version })}\n${trace}`);
    });
  });
