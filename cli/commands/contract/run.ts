import type { ExitCode, Io } from '../../command.ts';
import { type BackendOptions, visitBackend } from '../../mock/contract/backend.ts';
import { checkContract } from '../../mock/contract/check-contract.ts';
import { reportContract } from '../../mock/contract/contract-report.ts';
import { platformRoutes } from '../../mock/routes/all-routes.ts';

export interface ContractCommandOptions extends BackendOptions {
  readonly all?: boolean;
}

/**
 * Checks each call and prints one line for it: as documented, different, or skipped. Returns exit code 1 if any call
 * differs. Throws a UserError for an invalid URL or header, and when the server does not respond.
 */
export async function run({ all = false, ...backend }: ContractCommandOptions, io: Io): Promise<ExitCode> {
  const visitor = await visitBackend(backend, io.signal);
  const outcomes = await checkContract({ routes: platformRoutes, visitor, all });
  return io.signal.aborted ? 130 : reportContract(outcomes, io);
}
