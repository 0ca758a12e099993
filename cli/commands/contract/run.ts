import { formatMessage } from '../../../core/model/message-format.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { checkContract, type Outcome } from '../../mock/contract/check-contract.ts';
import { type Send, Visitor } from '../../mock/contract/visitor.ts';
import { routes } from '../../mock/routes/all-routes.ts';
import { routeName } from '../../mock/routes/route.ts';
import { reasonOf } from '../../reason.ts';
import { messages } from './messages.en.ts';

const fail = userErrors(messages);

export interface ContractCommandOptions {
  readonly url: string;
  readonly all: boolean;
  readonly header?: readonly string[] | undefined;
}

/** A backend that has not answered by then does not answer. */
const timeout = 30_000;

function baseOf(url: string): URL {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) throw fail('contract-url', { url });
  return new URL(url);
}

function headersOf(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (const line of lines) {
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw fail('contract-header', { line });
    headers.append(name, value);
  }
  return headers;
}

/** One sentence instead of one for each call. */
async function assertReachable(base: URL, headers: Headers, send: Send): Promise<void> {
  await send(new Request(base, { headers, redirect: 'manual' })).catch((error: unknown) => {
    // `fetch` reports the reason of a failure only in the cause of its error.
    const { cause = error } = Object(error);
    throw fail('contract-silent', { url: base.href, reason: reasonOf(cause) }, error);
  });
}

const statusLabel = ({ differences, skipped }: Outcome): string =>
  formatMessage(messages[differences.length > 0 ? 'contract-differs' : skipped ? 'contract-skipped' : 'contract-same']);

const width = Math.max(...(['same', 'differs', 'skipped'] as const).map((word) => messages[`contract-${word}`].length));

function lineOf(outcome: Outcome): string {
  const { route, differences, skipped } = outcome;
  const reasons = skipped === undefined ? differences : [skipped];
  const name = routeName(route.method, route.path);
  return [`${statusLabel(outcome).padEnd(width)}  ${name}`, ...reasons.map((reason) => `    ${reason}`), ''].join('\n');
}

/**
 * Checks each call and prints one line for it: as documented, different, or skipped. Returns exit code 1 if any call
 * differs. Throws a UserError for an invalid URL or header, and when the server does not respond.
 */
export async function run({ url, all, header = [] }: ContractCommandOptions, io: Io): Promise<ExitCode> {
  const send: Send = (request) =>
    fetch(request, { signal: AbortSignal.any([io.signal, AbortSignal.timeout(timeout)]) });
  const [base, headers] = [baseOf(url), headersOf(header)];
  await assertReachable(base, headers, send);
  const visitor = new Visitor(base, send, headers);
  // What third parties and the mock itself answer is no affair of a backend.
  const platformRoutes = routes.filter(({ kind }) => kind === 'call' || kind === 'page');
  const outcomes = await checkContract({ routes: platformRoutes, visitor, all });
  if (io.signal.aborted) return 130;
  for (const outcome of outcomes) io.write(lineOf(outcome));
  const different = outcomes.filter(({ differences }) => differences.length > 0).length;
  const left = outcomes.filter(({ skipped }) => skipped !== undefined).length;
  io.note(
    `${formatMessage(messages['contract-sum'], { same: outcomes.length - different - left, different, left })}\n`,
  );
  return different > 0 ? 1 : 0;
}
