/** The Code Quality report of GitLab (docs.gitlab.com, "Code Quality", "Import Code Quality results"). */

import type { Severity } from '../../../core/model/finding.ts';
import type { ReportedFinding } from '../../finding.ts';
import type { Reporter } from '../report-types.ts';

const severities: Readonly<Record<Severity, string>> = { error: 'major', warn: 'minor', info: 'info' };

const plain = ({ message, rule, fingerprint, severity, file, start, end }: ReportedFinding): object => ({
  description: message,
  check_name: rule,
  fingerprint,
  severity: severities[severity],
  location: { path: file, lines: { begin: start.line, end: end.line } },
});

export const gitlab: Reporter = ({ results }) => ({
  stdout: `${JSON.stringify(
    results.flatMap((result) => result.findings.map(plain)),
    null,
    2,
  )}\n`,
  stderr: '',
});
