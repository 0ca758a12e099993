import type { Io } from '../../command.ts';
import { applyLevels } from '../../config/settings.ts';
import type { PlacedFinding } from '../../finding.ts';
import type { Source } from '../../text/source.ts';
import { readFiles } from '../inputs.ts';
import type { FileRun } from '../run-or-watch.ts';
import { fixFiles } from './fix-files.ts';
import type { FixOptions } from './fix-options.ts';

/**
 * Fixes the reported files of a run if the options request it. Returns the environment of the check, see `fixFiles`. Files
 * that cannot be read are left to the check, which reports them.
 */
export const fixRun = (
  options: FixOptions,
  { config: { levels }, inputs, stdin, reading, ownPaths }: FileRun,
  check: (source: Source) => readonly PlacedFinding[],
  io: Io,
): Promise<Io> =>
  fixFiles(
    {
      ...options,
      inputs,
      stdin,
      sources: () => readFiles(ownPaths, io, { ...reading, onUnreadable: () => {} }),
      check: (source) => applyLevels(check(source), levels(source.file)),
    },
    io,
  );
