/** The Code Quality report of GitLab (docs.gitlab.com, "Code Quality", "Import Code Quality results"). */

import type { Severity } from '../../../core/model/finding.ts';
import type { ReportedFinding } from '../../finding.ts';
import type { ReportData, Reporter } from '../report-types.ts';

const severities: Readonly<Record<Severity, string>> = { error: 'major', warn: 'minor', info: 'info' };

const plain = ({ message, rule, fingerprint, severity, file, start, end }: ReportedFinding): object => ({
  description: message,
  check_name: rule,
  fingerprint,
  severity: severities[severity],
  location: { path: file, lines: { begin: start.line, end: end.line } },
});

function* piecesOf({ results }: ReportData): Generator<string> {
  let separator = '[\n';
  for (const { findings } of results)
    for (const finding of findings) {
      yield separator + `  ${JSON.stringify(plain(finding), null, 2)}`.replaceAll('\n', '\n  ');
      separator = ',\n';
    }
  yield separator === ',\n' ? '\n]\n' : '[]\n';
}

export const gitlab: Reporter = (data) => ({ stdout: piecesOf(data), stderr: '' });
