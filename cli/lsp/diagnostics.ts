/** Converts findings to the diagnostics of the protocol. */

import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Severity } from '../../core/model/finding.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import type { PlacedFinding } from '../finding.ts';
import { allMessages } from '../lint/all-messages.ts';
import { describeFinding } from '../report/describe-finding.ts';
import { messages } from './messages.en.ts';

/** The name beside each diagnostic in an editor. */
export const diagnosticSource = 'site-elements';

const levels: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warn: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** Offsets of a text, the end exclusive. */
export interface Offsets {
  readonly start: number;
  readonly end: number;
}

/** Converts offsets to lines and UTF-16 columns. */
export const rangeOf = (document: TextDocument, { start, end }: Offsets) => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});

/** Returns the URL of the page about a rule; undefined if it has none. */
export type RulePageUrl = (rule: string) => string | undefined;

/** Converts a finding in the text of the document. The message includes how to fix the problem. */
export function diagnosticOf(finding: PlacedFinding, document: TextDocument, pageOf: RulePageUrl): Diagnostic {
  const { rule, severity, start, end, related } = finding;
  const { message, help } = describeFinding(finding, allMessages);
  const page = pageOf(rule);
  return {
    range: rangeOf(document, { start: start.offset, end: end.offset }),
    severity: levels[severity],
    code: rule,
    ...(page !== undefined && { codeDescription: { href: page } }),
    source: diagnosticSource,
    message: help === undefined ? message : `${message}\n${help}`,
    ...(related && {
      relatedInformation: [
        {
          location: {
            uri: document.uri,
            range: rangeOf(document, { start: related.start.offset, end: related.end.offset }),
          },
          message: formatMessage(messages['lsp-related']),
        },
      ],
    }),
  };
}
