import { version as tool } from '../../../package.json';
import type { ReportedFinding } from '../../finding.ts';
import type { ReportData, Reporter } from '../report-types.ts';

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

/** Returns the JSON of a document, piece by piece: that of many findings is longer than a string can be. */
function* piecesOf(document: object, results: ReportData['results']): Generator<string> {
  yield `${JSON.stringify(document).slice(0, -1)},"findings":[`;
  let separator = '';
  for (const { findings } of results)
    for (const finding of findings) {
      yield separator + JSON.stringify(plain(finding));
      separator = ',';
    }
  yield ']}\n';
}

/** Writes one JSON document for other programs. A change that breaks readers increases `version`. */
export const json: Reporter = (
  { results, totals: { files, errors, warnings }, unread, skipped, command },
  { shard },
) => {
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
  };
  return { stdout: piecesOf(document, results), stderr: '' };
};
