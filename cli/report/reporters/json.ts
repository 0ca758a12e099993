import { version as tool } from '../../../package.json';
import type { ReportedFinding } from '../../finding.ts';
import type { Reporter } from '../report-types.ts';

const version = 1;

/** Returns the finding with the documented order of keys, and without undefined ones. */
const plain = ({
  rule,
  code,
  severity,
  message,
  args,
  file,
  start,
  end,
  related,
  path,
  help,
  fix,
  fingerprint,
}: ReportedFinding): object => ({
  rule,
  code,
  severity,
  message,
  args,
  file,
  start,
  end,
  ...(related !== undefined && { related }),
  ...(path !== undefined && { path }),
  ...(help !== undefined && { help }),
  ...(fix !== undefined && { fix }),
  fingerprint,
});

/** Writes one JSON document for other programs. A change that breaks readers increases `version`. */
export const json: Reporter = (
  { results, totals: { files, errors, warnings }, unread, skipped, command },
  { shard },
) => {
  const findings = results.flatMap((result) => result.findings.map(plain));
  const failed = unread.map(({ message, help }) => ({ message, ...(help !== undefined && { help }) }));
  const document = {
    version,
    tool,
    ...(command && { command }),
    ...(shard && { shard }),
    files,
    errors,
    warnings,
    ...(failed.length > 0 && { unread: failed }),
    ...(skipped.length > 0 && { skipped: skipped.map(({ rule, file, reason }) => ({ rule, file, reason })) }),
    findings,
  };
  return { stdout: `${JSON.stringify(document)}\n`, stderr: '' };
};
