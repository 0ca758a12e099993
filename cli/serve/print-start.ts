import { formatMessage } from '../../core/model/message-format.ts';
import type { Io } from '../command.ts';
import { messages } from './messages.en.ts';
import type { ServeOptions } from './serve-options.ts';

interface Addresses {
  readonly url: string;
  readonly inspector: string;
  readonly token?: string;
}

function addressesOf(url: string, token: string | undefined): Addresses {
  const inspector = `${url}__mock`;
  return token === undefined ? { url, inspector } : { url, inspector: `${inspector}?token=${token}`, token };
}

/** Prints the URL to stdout, everything else to stderr. `token` gives access to the inspector from other machines. */
export function printStart(
  { host, json }: ServeOptions,
  { started, url, token }: { readonly started: string; readonly url: string; readonly token: string | undefined },
  io: Io,
): void {
  const addresses = addressesOf(url, token);
  if (token !== undefined) io.note(`${formatMessage(messages['serve-host-visible'], { host, token })}\n`);
  io.note(`${started}\n`);
  io.note(`${formatMessage(messages['serve-inspector'], { address: addresses.inspector })}\n`);
  if (token !== undefined) io.note(`${formatMessage(messages['serve-token-use'], { token })}\n`);
  io.write(`${json ? JSON.stringify({ ...addresses, pid: process.pid }) : url}\n`);
}
