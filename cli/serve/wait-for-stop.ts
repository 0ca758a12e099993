import type { ExitCode } from '../command.ts';

/**
 * Resolves when the server has to stop: 130 on Ctrl-C (`interruption`), 0 on SIGTERM. Only a command that runs
 * until it is stopped handles SIGTERM.
 */
export const waitForStop = (interruption: AbortSignal): Promise<ExitCode> =>
  new Promise((resolve) => {
    const end = (code: ExitCode) => () => {
      process.off('SIGTERM', onTerminate);
      interruption.removeEventListener('abort', onInterrupt);
      resolve(code);
    };
    const onTerminate = end(0);
    const onInterrupt = end(130);
    process.once('SIGTERM', onTerminate);
    interruption.addEventListener('abort', onInterrupt);
    if (interruption.aborted) onInterrupt();
  });
