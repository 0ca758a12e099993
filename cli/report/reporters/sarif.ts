/**
 * Writes SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html) with the properties that GitHub
 * code scanning requires.
 */

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  ArtifactLocation,
  Invocation,
  Location,
  Log,
  Notification,
  ReportingDescriptor,
  Result,
  Run,
} from 'sarif';
import { type Severity, severities } from '../../../core/model/finding.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import { version } from '../../../package.json';
import type { PlacedRange, ReportedFinding } from '../../finding.ts';
import { messages } from '../../messages.en.ts';
import type { ReportData, Reporter } from '../report-types.ts';

const levels = { error: 'error', warn: 'warning', info: 'note' } as const satisfies Record<Severity, Result.level>;

/** The maximum number of results that GitHub code scanning accepts. */
const most = 25_000;

/** Paths are relative to the working directory, which readers of the log take as the root of the sources. */
const root = '%SRCROOT%';
const address = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

/** The number of folders that a path goes up from the working directory. */
const levelsUp = (file: string): number => file.split('/').findIndex((segment) => segment !== '..');

/** The name of the folder that is so many levels above the root. */
const baseOf = (levels: number): string => (levels === 0 ? root : `%SRCROOT_PARENT_${levels}%`);

/**
 * Returns the location of a file. A file outside the working directory is relative to the folder above that contains
 * it, because the URI of a location must not contain `..`
 * (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html, 3.4.3).
 */
const artifactOf = (file: string): ArtifactLocation => {
  const levels = levelsUp(file);
  return { uri: address(file.split('/').slice(levels).join('/')), uriBaseId: baseOf(levels) };
};

/** Returns the absolute URIs of the folders that locations are relative to, if there is any besides the root. */
function baseUris(files: readonly string[], cwd: string): Pick<Run, 'originalUriBaseIds'> {
  const levels = [...new Set(files.map(levelsUp))].filter((level) => level > 0).sort((a, b) => a - b);
  if (levels.length === 0) return {};
  const uriOf = (level: number): string => pathToFileURL(resolve(cwd, '../'.repeat(level), '_')).href.slice(0, -1);
  return { originalUriBaseIds: Object.fromEntries([0, ...levels].map((one) => [baseOf(one), { uri: uriOf(one) }])) };
}

const fixesOf = ({ file, fix, message, help }: ReportedFinding): Pick<Result, 'fixes'> =>
  fix === undefined
    ? {}
    : {
        fixes: [
          {
            description: { text: help ?? message },
            artifactChanges: [
              {
                artifactLocation: artifactOf(file),
                replacements: [
                  {
                    deletedRegion: { charOffset: fix.start, charLength: fix.end - fix.start },
                    insertedContent: { text: fix.text },
                  },
                ],
              },
            ],
          },
        ],
      };

const locationOf = (file: string, { start, end }: PlacedRange): Location => ({
  physicalLocation: {
    artifactLocation: artifactOf(file),
    region: {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
      charOffset: start.offset,
      charLength: end.offset - start.offset,
    },
  },
});

const resultOf = (finding: ReportedFinding): Result => {
  const { rule, severity, message, help, file, related, fingerprint } = finding;
  return {
    ruleId: rule,
    level: levels[severity],
    message: { text: help === undefined ? message : `${message} ${help}` },
    locations: [locationOf(file, finding)],
    ...(related && { relatedLocations: [locationOf(file, related)] }),
    partialFingerprints: { 'siteElements/v1': fingerprint },
    ...fixesOf(finding),
  };
};

const rulesOf = (ids: ReadonlySet<string>): ReportingDescriptor[] => [...ids].sort().map((id) => ({ id }));

function invocationOf({ unread, skipped }: Pick<ReportData, 'unread' | 'skipped'>): Invocation {
  const notifications: Notification[] = [
    ...unread.map(({ message }) => ({ level: 'error' as const, message: { text: message } })),
    ...skipped.map(({ rule, file, reason }) => ({
      level: 'note' as const,
      message: {
        text: formatMessage(messages['report-skipped-in'], {
          rule,
          file,
          reason: formatMessage(messages[`skipped-${reason}`]),
        }),
      },
      associatedRule: { id: rule },
      locations: [{ physicalLocation: { artifactLocation: artifactOf(file) } }],
    })),
  ];
  return {
    executionSuccessful: unread.length === 0,
    ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
  };
}

/** The facts about all findings, shown or not. */
interface Overview {
  readonly rules: ReadonlySet<string>;
  /** The names of the files with findings. */
  readonly files: readonly string[];
  readonly counts: Readonly<Record<Severity, number>>;
}

function overviewOf(results: ReportData['results']): Overview {
  const rules = new Set<string>();
  const counts = { error: 0, warn: 0, info: 0 };
  const files = new Set<string>();
  for (const { findings } of results)
    for (const { rule, file, severity } of findings) {
      rules.add(rule);
      files.add(file);
      counts[severity] += 1;
    }
  return { rules, files: [...files], counts };
}

/** Yields at most `most` findings, the most severe first. */
function* mostSevere(results: ReportData['results'], counts: Overview['counts']): Generator<ReportedFinding> {
  let left = most;
  for (const wanted of severities.filter((severity) => counts[severity] > 0))
    for (const { findings } of results)
      for (const finding of findings) {
        if (finding.severity !== wanted) continue;
        if (left === 0) return;
        left -= 1;
        yield finding;
      }
}

const lineBreak = '\n        ';

/** Returns the text of a log, piece by piece, as `JSON.stringify` writes it with two spaces. */
function* piecesOf(log: Log, findings: Iterable<ReportedFinding>): Generator<string> {
  const text = JSON.stringify(log, null, 2);
  // The list of results is the last value of the log.
  const end = text.lastIndexOf(']', text.lastIndexOf(']') - 1);
  yield text.slice(0, end);
  let separator = '';
  for (const finding of findings) {
    yield separator + `\n${JSON.stringify(resultOf(finding), null, 2)}`.replaceAll('\n', lineBreak);
    separator = ',';
  }
  yield `${separator === '' ? '' : '\n      '}${text.slice(end)}\n`;
}

/** Writes a log with the most severe findings first, because the log is cut at the maximum. */
export const sarif: Reporter = ({ results, unread, skipped }, _options, { cwd }) => {
  const { rules, files, counts } = overviewOf(results);
  const log: Log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'site-elements', version, rules: rulesOf(rules) } },
        invocations: [invocationOf({ unread, skipped })],
        ...baseUris([...files, ...skipped.map(({ file }) => file)], cwd),
        columnKind: 'utf16CodeUnits',
        results: [],
      },
    ],
  };
  const rest = counts.error + counts.warn + counts.info - most;
  const stderr = rest > 0 ? `${formatMessage(messages['report-sarif-more'], { n: rest })}\n` : '';
  return { stdout: piecesOf(log, mostSevere(results, counts)), stderr };
};
