import { formatMessage } from '../../core/model/message-format.ts';
import type { Io } from '../command.ts';
import { messages } from './messages.en.ts';
import type { ServeOptions } from './serve-options.ts';

interface Addresses {
  readonly url: string;
  readonly inspector: string;
  /** Absent if the docs are not built. */
  readonly docs?: string;
  readonly token?: string;
}

function addressesOf({ url, token, hasDocs }: Started): Addresses {
  const inspector = `${url}__mock`;
  const docs = hasDocs ? { docs: `${url}docs/` } : {};
  return {
    url,
    inspector: token === undefined ? inspector : `${inspector}?token=${token}`,
    ...docs,
    ...(token !== undefined && { token }),
  };
}

export interface Started {
  /** The line that reports the start. */
  readonly line: string;
  readonly url: string;
  /** Gives access to the inspector from other machines. */
  readonly token: string | undefined;
  readonly hasDocs: boolean;
}

/** Prints the URL to stdout, everything else to stderr. */
export function printStart({ host, json }: ServeOptions, started: Started, io: Io): void {
  const { line, token } = started;
  const addresses = addressesOf(started);
  if (token !== undefined) io.note(`${formatMessage(messages['serve-host-visible'], { host, token })}\n`);
  io.note(`${line}\n`);
  io.note(`${formatMessage(messages['serve-inspector'], { address: addresses.inspector })}\n`);
  if (addresses.docs !== undefined) io.note(`${formatMessage(messages['serve-docs'], { address: addresses.docs })}\n`);
  if (token !== undefined) io.note(`${formatMessage(messages['serve-token-use'], { token })}\n`);
  io.write(`${json ? JSON.stringify({ ...addresses, pid: process.pid }) : addresses.url}\n`);
}
