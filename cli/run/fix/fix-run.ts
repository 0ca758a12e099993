import type { Io } from '../../command.ts';
import { applyLevels } from '../../config/settings.ts';
import type { PlacedFinding } from '../../finding.ts';
import type { Source } from '../../text/source.ts';
import { contentHash } from '../cache/content-hash.ts';
import { readFiles } from '../inputs.ts';
import { type PackedFindings, unpackFindings } from '../packed-findings.ts';
import type { FileRun } from '../run-or-watch.ts';
import type { FixOptions } from './fix-options.ts';

/** The results of earlier runs. */
interface KnownFindings {
  get(file: string, hash: string): { readonly findings: PackedFindings } | undefined;
}

type Check = (source: Source) => readonly PlacedFinding[];

interface FixCheck {
  /** Called only if files are fixed. */
  readonly loadCheck: () => Promise<Check>;
  readonly cached?: KnownFindings | undefined;
}

/** Returns the findings of a file that has not changed since an earlier run; undefined for all other texts. */
function knownFindings(source: Source, { cached }: Pick<FixCheck, 'cached'>): readonly PlacedFinding[] | undefined {
  const hash = contentHash(source);
  const result = hash === undefined ? undefined : cached?.get(source.file, hash);
  return result && unpackFindings(result.findings, source.file);
}

/**
 * Fixes the reported files of a run if the options request it. Returns the environment of the check, see `fixFiles`. Files
 * that cannot be read are left to the check, which reports them.
 */
export async function fixRun(
  options: FixOptions,
  { config: { levels }, inputs, stdin, reading, ownPaths }: FileRun,
  { loadCheck, cached }: FixCheck,
  io: Io,
): Promise<Io> {
  if (!options.fix && !options.fixDryRun) return io;
  const { fixFiles } = await import('./fix-files.ts');
  const check = await loadCheck();
  return fixFiles(
    {
      ...options,
      inputs,
      stdin,
      sources: () => readFiles(ownPaths, io, { ...reading, onUnreadable: () => {}, hasHashes: cached !== undefined }),
      check: (source) => applyLevels(knownFindings(source, { cached }) ?? check(source), levels(source.file)),
    },
    io,
  );
}
